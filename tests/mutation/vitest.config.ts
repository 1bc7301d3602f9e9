import { defineConfig } from 'vitest/config';
import { unitProject } from '../unitProject.ts';
import { workspaceSources } from './workspaceSources.ts';

/**
 * Only the tests of `MUTATION_TESTS`: Stryker's `testFiles` leaves mutants outside functions
 * inactive.
 */
export default defineConfig({
  root: process.cwd(),
  test: {
    projects: [
      {
        ...unitProject,
        plugins: [workspaceSources(process.cwd())],
        test: {
          ...unitProject.test,
          include: process.env['MUTATION_TESTS']?.split(',') ?? unitProject.test.include,
          maxWorkers: 1,
        },
      },
    ],
  },
});
