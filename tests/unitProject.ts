import { availableParallelism } from 'node:os';
import type { UserProjectConfigExport } from 'vitest/config';

export const conditions = ['@platform/source'];

/** Time limit of a test in ms: story animations and real servers share two cores. */
export const testTimeout = 30_000;

/** Both cores of a small machine, all but one of a large one. */
export const maxWorkers = Math.max(2, availableParallelism() - 1);

/** West of UTC with a half-hour offset and daylight saving: code that counts days in UTC fails. */
export const env = { TZ: 'America/St_Johns' };

/** Tests that mock a module, which must happen before anything else imports it. */
export const mockingFiles = ['**/*.mocking.test.{ts,tsx}'];

/** Tests that start and stop processes, which is slow. */
export const processFiles = [
  'scripts/stop.test.ts',
  'packages/sandbox/src/db/folder.test.ts',
  'tests/contract/conformanceContacts.test.ts',
];

/** Functions, hooks and the sandbox, without a browser: run by Vitest and by the mutation tests. */
export const unitProject = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    testTimeout,
    name: 'unit',
    env,
    maxWorkers,
    // Importing the same modules for each of some two hundred files took longer than their tests.
    isolate: false,
    environment: 'node',
    include: [
      '{packages/*,app}/src/**/*.test.{ts,tsx}',
      'tests/{contract,faults,sources}/**/*.test.{ts,tsx}',
      'scripts/**/*.test.{ts,mjs}',
      'stories/docs/*.test.ts',
    ],
    exclude: [...mockingFiles, ...processFiles],
    setupFiles: ['tests/failOnConsole.ts'],
    globalSetup: ['packages/sandbox/src/testing/globalSetup.ts'],
    // Opening an embedded database takes seconds on a busy machine.
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
} satisfies UserProjectConfigExport;
