#!/usr/bin/env bash
# Builds, serves and tests Midnight, and installs what the asked command needs on Debian 12 and 13.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

usage() {
  cat <<'END'
usage: ./build.sh COMMAND
  serve [--port N]  build the site if it is stale and serve it on 127.0.0.1 (port 8080)
  test              check, unit tests natively and in wasm, page tests in three browsers
  check             formatters, linters, types, who may include whom
  bench             the benchmark tables, native and wasm
  native            build/native/midnight, the command line, for this machine's processor
  wasm              build/wasm/midnight{,-*}.{js,wasm}, the page's modules, one a puzzle
  site              build/site, the page; any static host will do
END
}

say() { printf '\033[1m== %s\033[0m\n' "$*" >&2; }
die() { printf 'build.sh: %s\n' "$*" >&2; exit 1; }

# --- What is installed -----------------------------------------------------------------------

missing=()

# need COMMAND-OR-FILE [DEBIAN-PACKAGE]: notes the package unless one of the names is there.
need() {
  command -v "$1" >/dev/null || [[ -e $1 || " ${missing[*]-} " == *" ${2:-$1} "* ]] ||
    missing+=("${2:-$1}")
}

as_root() {
  if ((EUID == 0)); then "$@"; else sudo "$@"; fi
}

can_install() {
  grep -qsx 'ID=debian' /etc/os-release && command -v apt-get >/dev/null &&
    { ((EUID == 0)) || command -v sudo >/dev/null; }
}

# Installs what need() noted; on other systems than Debian it names it and ends.
install_missing() {
  ((${#missing[@]})) || return 0
  can_install || die "please install (Debian's names): ${missing[*]}"
  say "installing ${missing[*]}"
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends \
    "${missing[@]}" >/dev/null
  missing=()
}

need_compiler() {
  need cmake
  need ninja ninja-build
  need "${CXX:-g++}" g++
}

need_emcc() {
  need cmake
  need ninja ninja-build
  need emcc emscripten
}

node_is_new() {
  local version
  version=$(node --version 2>/dev/null) || return 1
  printf '%s\n' v20.19 "$version" | sort -VC && [[ $version != v21.* && $version != v22.[0-9].* ]]
}

# Node 20.19 or later first on PATH; an older one is used to fetch a newer one as a package.
use_node() {
  node_is_new && return
  local arch=x64 tools=build/tools
  [[ $(uname -m) == aarch64 ]] && arch=arm64
  local package=node-linux-$arch
  export PATH="$PWD/$tools/node_modules/$package/bin:$PATH"
  node_is_new && return
  [[ $(uname -s) == Linux ]] || die "please install Node 20.19 or later"
  say "fetching Node 22 into $tools"
  mkdir -p "$tools"
  npm install --loglevel=error --no-audit --no-fund --prefix "$tools" "$package@22"
  hash -r
  node_is_new || die "please install Node 20.19 or later"
}

need_node() {
  need node nodejs
  command -v npm >/dev/null || missing+=(npm ca-certificates)
}

# packages FOLDER: its node_modules as its lock file says, installed anew when that changed.
packages() {
  local stamp=$1/node_modules/.lock hash
  hash=$(cksum <"$1/package-lock.json")
  [[ -f $stamp && $(<"$stamp") == "$hash" ]] && return
  say "installing the packages of $1/"
  # In a caller's condition `set -e` is off: a failed install must not be stamped as done.
  npm ci --loglevel=error --ignore-scripts --prefix "$1" && echo "$hash" >"$stamp"
}

# --- Builds ------------------------------------------------------------------------------------

# build PRESET TARGET [CMAKE-OPTION...]: configures quietly and builds.
build() {
  local log
  log=$("${configure[@]}" --preset "$1" "${@:3}" 2>&1) || { echo "$log" >&2; return 1; }
  cmake --build --preset "$1" --target "$2" >&2
}

configure=(cmake)

# build_wasm PRESET TARGET: the same through emcc; another emcc than last time starts afresh.
build_wasm() {
  local stamp=build/$1/.emcc emcc acorn=/usr/share/nodejs
  emcc="$(command -v emcc), $(emcc --version | sed -n 1p)"
  say "wasm by $emcc"
  [[ -f $stamp && $(<"$stamp") == "$emcc" ]] || rm -rf "build/$1"
  mkdir -p "build/$1" && echo "$emcc" >"$stamp"
  (
    [[ ! -d $acorn ]] || export NODE_PATH=$acorn # Debian's emcc looks for acorn there
    configure=(emcmake cmake)
    build "$1" "$2"
  )
}

build_modules() { build_wasm wasm midnight_wasm; }

# True when a file that the page is made of is newer than the page.
site_is_stale() {
  local page=build/site/index.html
  [[ ! -f $page ]] ||
    [[ -n $(find web build/wasm/midnight*.wasm -name node_modules -prune -o -newer "$page" -print) ]]
}

build_site() {
  packages web || return 1
  build_modules || return 1
  ! site_is_stale || node web/node_modules/vite/bin/vite.js build web --logLevel warn
}

# --- Checks and tests --------------------------------------------------------------------------

passed=0
failed=0

# layer NAME COMMAND...: runs a layer of tests, which gets the path of its JSON report as its last
# argument, and adds up what the report counts. No report, or none of the tests run: one failure.
layer() {
  local name=$1 report=$PWD/build/reports/${1// /-}.json status=0 good bad
  say "$name"
  mkdir -p build/reports && rm -f "$report"
  "${@:2}" "$report" || status=$?
  read -r good bad < <(node tests/count.js "$report" "$status")
  say "$name: $good passed, $bad failed"
  passed=$((passed + good))
  failed=$((failed + bad))
}

# one NAME COMMAND...: runs a check that counts as one test.
one() {
  say "$1"
  if "${@:2}"; then passed=$((passed + 1)); else failed=$((failed + 1)) && say "$1: failed"; fi
}

total() {
  echo "$passed passed, $failed failed"
  ((failed == 0))
}

tool() { "tests/node_modules/.bin/$1" "${@:2}"; }

cpp_files() { find cpp tests/cpp -name '*.cpp' -o -name '*.h'; }

# Names the files that clang-format -i would change.
cpp_format() {
  local file status=0
  for file in $(cpp_files); do
    clang-format "$file" | cmp -s - "$file" || { echo "clang-format -i $file" >&2 && status=1; }
  done
  return $status
}

# clang-tidy on the native sources; a mistake in .clang-tidy itself exits 0.
cpp_lint() {
  local log=build/reports/clang-tidy.log sources status=0
  build native-debug midnight_core || return 1
  sources=$(find cpp -name '*.cpp' -not -path 'cpp/wasm/*' -not -path 'cpp/bench/*')
  echo "$sources" | xargs -P "$(getconf _NPROCESSORS_ONLN)" -n 2 clang-tidy -p build/native-debug --quiet \
    >"$log" 2>&1 || status=1
  ! grep -q 'Error parsing' "$log" || status=1
  ((status == 0)) || grep -v 'warnings generated' "$log" >&2
  return $status
}

web_lint() { tool biome check --error-on-warnings web tests; }

types() { tool tsc -p web && tool tsc -p tests; }

includes() { tool vitest run --root tests web/includes.test.js; }

all_checks() {
  mkdir -p build/reports
  one 'format of C++' cpp_format
  one 'lint of C++' cpp_lint
  one 'format and lint of JavaScript' web_lint
  one 'types of JavaScript' types
  one 'who may include whom' includes
}

# The layers; each leaves its report at the path it is given.

native_tests() {
  build native-debug midnight_tests || return 1
  build/native-debug/midnight_tests --gtest_brief=1 --gtest_output="json:$1"
}

wasm_tests() {
  build_wasm wasm-debug midnight_tests || return 1
  node --no-experimental-fetch build/wasm-debug/midnight_tests.cjs --gtest_brief=1 \
    --gtest_output="json:$1"
}

# vitest REPORT FOLDER [OPTION...]
vitest() {
  tool vitest run --root tests "${@:2}" --reporter=default --reporter=json --outputFile.json="$1"
}

page_tests() {
  build_modules || return 1
  vitest "$1" web --exclude '**/includes.test.js' --exclude 'browser/**'
}

chromium_tests() {
  build_site || return 1
  PLAYWRIGHT_JSON_OUTPUT_NAME=$1 tool playwright test --config tests/playwright.config.js \
    --reporter=list,json
}

smoke_tests() {
  build_site || return 1
  vitest "$1" browser
}

# --- Commands ----------------------------------------------------------------------------------

command_native() {
  need_compiler
  install_missing
  build native midnight -DMIDNIGHT_NATIVE_ARCH=ON
}

command_wasm() {
  need_emcc
  install_missing
  use_node
  build_modules
}

command_site() {
  need_emcc
  need_node
  install_missing
  use_node
  build_site
}

command_serve() {
  local port=8080
  case $#:${1:-} in
    0:) ;;
    2:--port) port=$2 ;;
    *) usage >&2 && exit 1 ;;
  esac
  [[ $port =~ ^[0-9]{1,5}$ && $port -lt 65536 ]] || die "$port is no port"
  ! (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null || die "port $port is busy; try --port N"
  command_site
  say "http://127.0.0.1:$port/"
  exec node web/node_modules/vite/bin/vite.js preview web --host 127.0.0.1 --port "$port" \
    --strictPort
}

need_check_tools() {
  need_compiler
  need_node
  need clang-format
  need clang-tidy
  need /usr/src/googletest googletest
}

command_check() {
  need_check_tools
  install_missing
  use_node
  packages web
  packages tests
  all_checks
  total
}

# The path of the first of these commands that is there; nothing when none is.
first_of() { command -v "$@" | head -1; }

find_browsers() {
  export MIDNIGHT_CHROMIUM MIDNIGHT_FIREFOX
  MIDNIGHT_CHROMIUM=${MIDNIGHT_CHROMIUM:-$(first_of chromium-headless-shell chromium google-chrome)}
  MIDNIGHT_FIREFOX=${MIDNIGHT_FIREFOX:-$(first_of firefox-esr firefox)}
}

command_test() {
  need_check_tools
  need_emcc
  find_browsers || true
  need "${MIDNIGHT_CHROMIUM:-chromium-headless-shell}" chromium-headless-shell
  need "${MIDNIGHT_FIREFOX:-firefox-esr}" firefox-esr
  need WebKitWebDriver webkit2gtk-driver
  need Xvfb xvfb
  need /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf fonts-dejavu-core
  need /usr/share/fonts/truetype/crosextra/Carlito-Regular.ttf fonts-crosextra-carlito
  need /usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf fonts-droid-fallback
  install_missing
  find_browsers
  use_node
  packages web
  packages tests
  all_checks
  layer 'unit tests natively' native_tests
  layer 'unit tests in wasm' wasm_tests
  layer 'code of the page' page_tests
  layer 'the site in Chromium' chromium_tests
  layer 'the site in Firefox and WebKit' smoke_tests
  total
}

command_bench() {
  need_compiler
  need_emcc
  need /usr/include/benchmark/benchmark.h libbenchmark-dev
  install_missing
  use_node
  build bench all
  build_wasm wasm-bench all
  local program
  shopt -s nullglob
  for program in build/bench/*_bench; do say "$program" && "$program"; done
  for program in build/wasm-bench/*_timer.cjs; do
    say "$program" && node --no-experimental-fetch "$program"
  done
}

case ${1:-} in
  serve | test | check | bench | native | wasm | site) "command_$1" "${@:2}" ;;
  '' | help | -h | --help) usage ;;
  *) usage >&2 && exit 1 ;;
esac
