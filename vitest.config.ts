import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { TestProjectConfiguration } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

const conditions = ['@platform/source'];
const chromium = await findChromium();

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
      name: `stories-${theme}`,
      setupFiles: ['.storybook/vitest.setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
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
    retry: process.env['CI'] ? 2 : 0,
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'app/src/**/*.test.ts',
            'tests/{contract,package,faults}/**/*.test.ts',
          ],
          setupFiles: ['tests/failOnConsole.ts'],
          globalSetup: ['packages/sandbox/src/testing/globalSetup.ts'],
          // Opening an embedded database takes seconds on a busy machine.
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      stories('light'),
      stories('dark'),
    ],
  },
});
