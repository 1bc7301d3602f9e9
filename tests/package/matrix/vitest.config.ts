import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const minutes = 60_000;

/** The matrix installs from a registry and builds, which takes minutes; `npm test` does without. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    include: [
      'tests/package/matrix/*.spec.ts',
      'tests/package/{compiled,contents,firstChunk,hydration,packed,types}.test.ts',
    ],
    globalSetup: ['tests/package/packOnce.ts'],
    env: { EVERY_STORY: '1' },
    maxWorkers: 2,
    testTimeout: 5 * minutes,
    hookTimeout: 5 * minutes,
  },
});
