import { LANGUAGES } from '@platform/i18n';
import { defineConfig } from 'playwright/test';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { conditions } from './reading/conditions.ts';
import type { ReadingCondition } from './reading/conditions.ts';
import { chromiumFontArgs, NORMAL_FONT_SIZE } from './support/browserFontSize.ts';

/* `npm run test:reading` opens every screen as users with larger text or other settings see it. */

const chromium = await findChromium();

/** Titles of the tests in languages that a condition leaves out. */
const inOtherLanguages = ({ languages }: ReadingCondition) =>
  LANGUAGES.filter(({ code }) => languages && !languages.includes(code)).map(
    ({ code }) => new RegExp(`in the language ${code}$`),
  );

export default defineConfig({
  testDir: './reading',
  testMatch: '*.spec.ts',
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
    grepInvert: inOtherLanguages(condition),
    use: {
      locale: 'en-GB',
      colorScheme: condition.colorScheme ?? 'light',
      contextOptions: { reducedMotion: 'reduce' as const },
      actionTimeout: 30_000,
      launchOptions: {
        ...(chromium.executablePath ? { executablePath: chromium.executablePath } : {}),
        args: [
          ...chromiumArgs,
          ...chromiumFontArgs(condition.fontSize ?? NORMAL_FONT_SIZE, condition.minimumFontSize),
        ],
        env: { ...process.env, ...chromium.env },
      },
    },
  })),
});
