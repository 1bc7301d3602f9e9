import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const minutes = 60_000;

/** Installs from a registry and builds, which takes minutes, so `npm test` does not run it. */
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
