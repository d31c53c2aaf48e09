// Tests of the built site in Chromium; the specs are browser/*.spec.js.
import { defineConfig } from '@playwright/test';
import { chromium } from './browser/browsers.js';

export default defineConfig({
  testDir: './browser',
  testMatch: '*.spec.js',
  outputDir: '../build/reports/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: { executablePath: chromium.path, args: chromium.args },
    viewport: { width: 1366, height: 768 },
    trace: 'retain-on-failure',
  },
});
