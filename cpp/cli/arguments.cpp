#include "cli/arguments.h"

#include <charconv>
#include <string>

namespace midnight::cli {

Result<Arguments> Arguments::Parse(const std::vector<std::string_view>& words,
                                   const std::vector<OptionSpec>& specs) {
  Arguments parsed;
  bool options = true;
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (options && word == "--") {
      options = false;
      continue;
    }
    if (!options || word.size() < 2 || word[0] != '-') {
      parsed.positional_.push_back(word);
      continue;
    }
    const OptionSpec* known = nullptr;
    for (const OptionSpec& spec : specs) {
      if (spec.name == word) known = &spec;
    }
    if (known == nullptr) return Error{"unknown option " + std::string(word)};
    if (known->has_value && i + 1 == words.size()) {
      return Error{"option " + std::string(word) + " needs a value"};
    }
    parsed.given_.push_back({word, known->has_value ? words[++i] : std::string_view()});
  }
  return parsed;
}

bool Arguments::Has(std::string_view name) const {
  for (const Given& given : given_) {
    if (given.name == name) return true;
  }
  return false;
}

std::string_view Arguments::Value(std::string_view name) const {
  std::string_view value;
  for (const Given& given : given_) {
    if (given.name == name) value = given.value;
  }
  return value;
}

Result<uint64_t> Arguments::Integer(std::string_view name, uint64_t fallback, uint64_t least,
                                    uint64_t most) const {
  if (!Has(name)) return fallback;
  const std::string_view text = Value(name);
  uint64_t value = 0;
  const std::from_chars_result end = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = end.ec == std::errc() && end.ptr == text.data() + text.size();
  if (whole && value >= least && value <= most) return value;
  return Error{std::string(name) + " takes a whole number from " + std::to_string(least) + " to " +
               std::to_string(most)};
}

}  // namespace midnight::cli
