// node count.js REPORT STATUS: prints `passed failed` of a test run, from the JSON report of
// GoogleTest, Vitest or Playwright and the exit status of the command that should have written it.
// A run without a report, without tests, or that failed without a failed test is one failure.
import { readFileSync } from 'node:fs';

/** @typedef {{passed: number, failed: number}} Count */

/** @param {any} report @returns {Count} */
export function countReport(report) {
  if (report.testsuites) return countGoogleTest(report);
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** @param {any} report @returns {Count} */
function countGoogleTest(report) {
  const count = { passed: 0, failed: 0 };
  for (const suite of report.testsuites) {
    for (const test of suite.testsuite) {
      if (test.failures) count.failed++;
      else if (test.result === 'COMPLETED') count.passed++;
    }
  }
  return count;
}

/** @param {string} file @param {number} status @returns {Count} */
export function countRun(file, status) {
  /** @type {Count} */
  let count = { passed: 0, failed: 0 };
  try {
    count = countReport(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`no report: ${error instanceof Error ? error.message : error}`);
  }
  const ran = count.passed + count.failed > 0;
  if (count.failed === 0 && (status !== 0 || !ran)) count.failed = 1;
  return count;
}

if (process.argv[1] === import.meta.filename) {
  const { passed, failed } = countRun(process.argv[2], Number(process.argv[3]));
  console.log(`${passed} ${failed}`);
}
