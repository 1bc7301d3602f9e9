import { defineConfig } from 'playwright/test';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from 'playwright/test';
import { chromiumArgs, fakeMicrophone, findChromium } from '../scripts/chromium.mjs';
import { chromiumFontArgs, firefoxFontPrefs, NORMAL_FONT_SIZE } from './support/browserFontSize.ts';

/*
 * One engine per run, named by ENGINE; `scripts/testEngines.mjs` finds it and selects its driver.
 */

type Options = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

const { FIREFOX_PATH, WEBKIT_DRIVER } = process.env;

async function chromium(fontSize: number): Promise<Options> {
  const { executablePath, env } = await findChromium();
  return {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...chromiumArgs, ...fakeMicrophone, ...chromiumFontArgs(fontSize)],
      env: { ...process.env, ...env },
    },
  };
}

function firefox(fontSize: number): Options {
  const firefoxUserPrefs = {
    ...firefoxFontPrefs(fontSize),
    // WebDriver BiDi cannot emulate this one.
    'ui.prefersReducedMotion': 1,
    'media.navigator.streams.fake': true,
    'media.navigator.permission.disabled': true,
    // Without a loudspeaker, audio of a page does not start, nor is its microphone read.
    'media.cubeb.force_mock_context': true,
    'dom.events.asyncClipboard.readText': true,
    'dom.events.testing.asyncClipboard': true,
  };
  if (!FIREFOX_PATH) return { launchOptions: { firefoxUserPrefs } };
  return {
    channel: 'moz-firefox',
    launchOptions: { executablePath: FIREFOX_PATH, firefoxUserPrefs },
  };
}

const engines = { chromium, firefox, webkit: (): Options => ({}) };
const engine = (process.env['ENGINE'] ?? 'chromium') as keyof typeof engines;

// Playwright's own WebKit has no setting for the font size.
const hasFontSize = engine !== 'webkit' || WEBKIT_DRIVER !== undefined;
/** Default font sizes of the browser, in px. */
const fontSizes =
  process.env['TEST_ALL'] && hasFontSize ? [NORMAL_FONT_SIZE, 24] : [NORMAL_FONT_SIZE];

/** WebKitGTK is driven by WebDriver, which has no Playwright pages. */
const testMatch = WEBKIT_DRIVER
  ? ['engines/**/*.spec.ts']
  : ['engines/**/*.spec.ts', 'e2e/**/*.spec.ts', 'faults/**/*.spec.ts'];

export default defineConfig<object, { fontSize: number }>({
  testDir: '.',
  testMatch,
  // Playwright's own WebKit has no microphone, not even a fake one.
  grepInvert: engine === 'webkit' && !WEBKIT_DRIVER ? /@microphone\b/ : [],
  outputDir: `../test-results/${engine}`,
  fullyParallel: true,
  workers: 2,
  // An unpinned browser may be slow; no test here measures time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: engine,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
  },
  projects: await Promise.all(
    fontSizes.map(async (fontSize) => ({
      name: `font-${fontSize}`,
      // Other sizes only affect the layout.
      grep: fontSize === NORMAL_FONT_SIZE ? /@engine\b/ : /no text on the screens of/,
      use: { fontSize, ...(await engines[engine](fontSize)) },
    })),
  ),
});
