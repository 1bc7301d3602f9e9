import { importRules } from './scripts/importRules.mjs';

/* The linter's rules. It finds no JavaScript file by itself: `npm run lint` names this one. */

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'promise', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: [
    '**/node_modules/**',
    '**/dist/**',
    'storybook-static/**',
    '.storybook/public/mockServiceWorker.js',
    'packages/ui/src/tokens/generated.ts',
    'packages/ui/src/styles.css.d.ts',
    'tests/package/matrix/projects/**',
  ],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'no-eval': 'error',
    'no-new-func': 'error',
    'typescript/no-implied-eval': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'no-console': 'error',
    'promise/valid-params': 'off',
    'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
    'no-shadow': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/consistent-return': 'off',
  },
  overrides: [
    ...importRules,
    {
      files: ['**/*.config.{ts,mjs}', '.storybook/**', '**/*.stories.tsx'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: [
        '**/*.test.ts',
        '**/*.test.tsx',
        'tests/**',
        'stories/**',
        'packages/i18n/src/**',
        'packages/ui/src/index.ts',
      ],
      rules: { 'max-lines': 'off' },
    },
    {
      files: ['scripts/**', 'packages/sandbox/**', 'tests/**', '**/*.mjs'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['tests/failOnConsole.ts', '.storybook/vitest.setup.ts', 'tests/support/**'],
      rules: { 'vitest/no-standalone-expect': 'off' },
    },
    {
      files: ['tests/e2e/**', 'tests/faults/**'],
      rules: {
        'vitest/expect-expect': 'off',
        'vitest/no-standalone-expect': 'off',
        'vitest/require-to-throw-message': 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/valid-title': 'off',
      },
    },
  ],
};
