import path from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { bin, root, run } from './run.mjs';

const unmutated = ['**/*.test.ts?(x)', '**/testing/**', '**/seed*', '**/seed/**', '**/*.d.ts'];

const usage =
  'npm run test:mutation -- [--changed] [--tests <globs>] <folders or files; lines of a file as a.ts:10-20>';

const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, tests: { type: 'string' } },
});
if (paths.length === 0) {
  console.error(usage);
  process.exit(1);
}

const withSlashes = (name) => path.relative(root, path.resolve(name)).replaceAll(path.sep, '/');
const isFile = (name) => /\.tsx?(:\d+-\d+)?$/.test(name);
const mutated = paths.map(withSlashes).map((name) => (isFile(name) ? name : `${name}/**/*.ts?(x)`));

/** Packages with mutated files. The sandbox's tests include those of the contract. */
const packageFolders = [
  ...new Set(mutated.map((name) => /^(packages\/[^/]+|app)/.exec(name)?.[0] ?? '.')),
];
const tests = packageFolders.flatMap((folder) => [
  `${folder}/src/**/*.test.ts?(x)`,
  ...(folder === 'packages/sandbox' ? ['tests/contract/**/*.test.ts'] : []),
]);

await install();
const mutate = [...mutated, ...unmutated.map((glob) => `!${glob}`)].join(',');
// Stryker 9.6 ignores changed tests of code outside functions.
const forceOption = values.changed ? [] : ['--force'];
await run(bin('stryker'), ['run', '--mutate', mutate, ...forceOption], {
  env: { ...process.env, MUTATION_TESTS: values.tests ?? tests.join(',') },
});
