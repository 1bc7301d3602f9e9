import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { TestProjectConfiguration } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';
import {
  conditions,
  env,
  maxWorkers,
  mockingFiles,
  processFiles,
  testTimeout,
  unitProject,
} from './tests/unitProject.ts';

const chromium = await findChromium();

/** Every story in a real browser: its play, then axe, and pictures in both themes. */
const stories: TestProjectConfiguration = {
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
    }),
  ],
  test: {
    testTimeout,
    name: 'stories',
    maxWorkers,
    // Otherwise every file would load Storybook again, which takes longer than its stories.
    isolate: false,
    setupFiles: ['.storybook/vitest.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.02, allowedMismatchedPixelRatio: 0.0001 },
          resolveScreenshotPath: ({ arg, ext, root }) => `${root}/tests/visual/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext, root }) =>
            `${root}/node_modules/.cache/visual/${arg}${ext}`,
        },
      },
      provider: playwright({
        contextOptions: {
          // Layers open and close at once; the browser tests cover animations.
          reducedMotion: 'reduce',
          // Vitest shrinks what does not fit its window, and pictures with it.
          viewport: { width: 1440, height: 2400 },
        },
        launchOptions: {
          ...(chromium.executablePath ? { executablePath: chromium.executablePath } : {}),
          args: chromiumArgs,
          env: { ...process.env, ...chromium.env, TZ: 'UTC' },
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

export default defineConfig({
  test: {
    projects: [
      unitProject,
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          testTimeout,
          name: 'mocking',
          env,
          maxWorkers,
          environment: 'node',
          include: mockingFiles,
          setupFiles: ['tests/failOnConsole.ts'],
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          testTimeout,
          name: 'processes',
          maxWorkers,
          environment: 'node',
          include: processFiles,
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          testTimeout,
          name: 'build',
          maxWorkers,
          environment: 'node',
          include: ['tests/build/*.test.ts'],
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          // The first story of a file loads the packed package and its imports.
          testTimeout: 2 * testTimeout,
          name: 'package',
          maxWorkers,
          environment: 'node',
          include: ['tests/package/*.test.{ts,tsx}'],
          setupFiles: ['tests/failOnConsole.ts'],
          globalSetup: ['tests/package/packOnce.ts'],
          hookTimeout: 60_000,
        },
      },
      stories,
    ],
  },
});
