import { defineConfig } from 'playwright/test';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { conditions } from './reading/conditions.ts';
import type { ReadingCondition } from './reading/conditions.ts';

/* `npm run test:reading` walks every screen as readers with larger text or other settings see it. */

const chromium = await findChromium();

/** Settings of the browser that a page cannot change, as arguments of Chromium. */
function browserSettings({ fontSize = 16, minimumFontSize = 0 }: ReadingCondition): string[] {
  const settings = [
    `defaultFontSize=${fontSize}`,
    // Browsers keep this ratio: 13 px for 16 px.
    `defaultFixedFontSize=${Math.round((fontSize * 13) / 16)}`,
    `minimumFontSize=${minimumFontSize}`,
  ];
  return [`--blink-settings=${settings.join(',')}`];
}

export default defineConfig({
  testDir: './reading',
  testMatch: 'walk.spec.ts',
  outputDir: '../test-results/reading',
  fullyParallel: true,
  workers: 2,
  // Forty screens at six widths.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list']],
  projects: Object.entries(conditions).map(([name, condition]) => ({
    name,
    use: {
      locale: 'en-GB',
      colorScheme: condition.colorScheme ?? 'light',
      contextOptions: { reducedMotion: 'reduce' as const },
      actionTimeout: 30_000,
      launchOptions: {
        ...(chromium.executablePath ? { executablePath: chromium.executablePath } : {}),
        args: [...chromiumArgs, ...browserSettings(condition)],
        env: { ...process.env, ...chromium.env },
      },
    },
  })),
});
