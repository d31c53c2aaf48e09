// The counts of `build.sh test` come from the runners' own reports.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countReport, countRun } from '../count.js';

/** @param {object} report @returns {string} the path of a file with it */
function written(report) {
  const file = join(mkdtempSync(join(tmpdir(), 'midnight-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('GoogleTest: failed, passed, skipped', () => {
  const testsuite = [
    { result: 'COMPLETED' },
    { result: 'COMPLETED', failures: [{ failure: 'no' }] },
    { result: 'SKIPPED' },
  ];
  expect(countReport({ testsuites: [{ testsuite }] })).toEqual({ passed: 1, failed: 1 });
});

test('Playwright: a flaky test has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 4 };
  expect(countReport({ stats })).toEqual({ passed: 5, failed: 3 });
});

test('Vitest', () => {
  expect(countReport({ numPassedTests: 7, numFailedTests: 2 })).toEqual({ passed: 7, failed: 2 });
});

test('a run that says nothing, ran nothing or broke off has failed', () => {
  const good = written({ numPassedTests: 7, numFailedTests: 0 });
  expect(countRun(good, 0)).toEqual({ passed: 7, failed: 0 });
  expect(countRun(good, 1)).toEqual({ passed: 7, failed: 1 });
  expect(countRun('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 1 });
  expect(countRun(written({ numPassedTests: 0, numFailedTests: 0 }), 0).failed).toBe(1);
});
