// Tests of the built site in Chromium; the specs are browser/*.spec.js.
import { defineConfig } from '@playwright/test';
import { chromium } from './browser/browsers.js';

export default defineConfig({
  testDir: './browser',
  testMatch: '*.spec.js',
  outputDir: '../build/reports/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    launchOptions: chromium,
    viewport: { width: 1366, height: 768 },
    trace: 'retain-on-failure',
  },
});
