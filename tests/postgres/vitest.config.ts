import path from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { unitProject } from '../unitProject.ts';

const root = path.join(import.meta.dirname, '../..');
const testing = path.join(root, 'packages/sandbox/src/testing/postgres');

/** Gives the sandbox a database on the server wherever it would open an embedded one. */
const databasesOfServer: Plugin = {
  name: 'databases-of-server',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './pglite.ts' && importer?.endsWith('/db/openStore.ts')
      ? path.join(testing, 'freshDatabase.ts')
      : null,
};

/** The tests of the sandbox and of the contract, on the PostgreSQL server of TEST_DATABASE_URL. */
export default defineConfig({
  ...unitProject,
  root,
  plugins: [databasesOfServer],
  test: {
    ...unitProject.test,
    name: 'postgres',
    testTimeout: 60_000,
    include: [
      'packages/sandbox/src/**/*.test.ts',
      'tests/contract/**/*.test.ts',
      'tests/postgres/**/*.test.ts',
    ],
    exclude: [
      '**/*.mocking.test.ts',
      'packages/sandbox/src/db/folder.test.ts',
      'packages/sandbox/src/db/lockFolder.test.ts',
    ],
    globalSetup: [path.join(testing, 'prepareTemplate.ts')],
  },
});
