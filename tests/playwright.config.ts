import { defineConfig } from 'playwright/test';
import { chromiumArgs, fakeMicrophone, findChromium } from '../scripts/chromium.mjs';

const chromium = await findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'faults/**/*.spec.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the cores of a small machine: a test waits for a fifth of its time.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: '../node_modules/.cache/results/playwright.json' }]],
  use: {
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Layers open at once, since animations are not under test.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    launchOptions: {
      ...(chromium.executablePath ? { executablePath: chromium.executablePath } : {}),
      args: [...chromiumArgs, ...fakeMicrophone],
      env: { ...process.env, ...chromium.env },
    },
  },
});
