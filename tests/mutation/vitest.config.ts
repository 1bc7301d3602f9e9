import { defineConfig } from 'vitest/config';
import { unitProject } from '../unitProject.ts';
import { workspaceSources } from './workspaceSources.ts';

/**
 * The unit tests as Stryker runs them in its copy of the checkout: those of `MUTATION_TESTS`
 * alone. Stryker's own `testFiles` leaves mutants outside of functions inactive (9.6).
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
