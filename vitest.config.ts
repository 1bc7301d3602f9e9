import { defineConfig } from 'vitest/config';

const conditions = ['@platform/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'app/src/**/*.test.ts', 'tests/{contract,package,faults}/**/*.test.ts'],
          setupFiles: ['tests/failOnConsole.ts'],
        },
      },
    ],
  },
});
