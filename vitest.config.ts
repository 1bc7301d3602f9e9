import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { TestProjectConfiguration } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

const conditions = ['@platform/source'];
const chromium = await findChromium();

/** Story animations and real servers meet a shared machine in CI. */
const patience = { retry: process.env['CI'] ? 2 : 0, testTimeout: 30_000 };

/** Every story, with its interaction and axe, in a real browser and in one theme. */
function stories(theme: 'light' | 'dark'): TestProjectConfiguration {
  return {
    plugins: [
      storybookTest({
        configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
        initialGlobals: { theme },
      }),
    ],
    test: {
      ...patience,
      name: `stories-${theme}`,
      env: { STORY_THEME: theme },
      // Every file would otherwise load Storybook anew, which takes longer than its stories do.
      isolate: false,
      setupFiles: ['.storybook/vitest.setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            comparatorOptions: { threshold: 0.02, allowedMismatchedPixelRatio: 0.001 },
            // The same pixels from every machine: fonts and browser are pinned.
            resolveScreenshotPath: ({ arg, ext, root }) =>
              `${root}/tests/visual/${theme}/${arg}${ext}`,
            resolveDiffPath: ({ arg, ext, root }) =>
              `${root}/node_modules/.cache/visual/${theme}/${arg}${ext}`,
          },
        },
        provider: playwright({
          launchOptions: {
            ...(chromium.executablePath ? { executablePath: chromium.executablePath } : {}),
            args: chromiumArgs,
            env: { ...process.env, ...chromium.env },
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          ...patience,
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'app/src/**/*.test.{ts,tsx}',
            'tests/{contract,package,faults}/**/*.test.ts',
          ],
          setupFiles: ['tests/failOnConsole.ts'],
          globalSetup: ['packages/sandbox/src/testing/globalSetup.ts'],
          // Opening an embedded database takes seconds on a busy machine.
          hookTimeout: 60_000,
        },
      },
      stories('light'),
      stories('dark'),
    ],
  },
});
