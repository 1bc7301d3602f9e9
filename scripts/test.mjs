import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { publishedPackages } from './publishedPackages.mjs';
import { bin, exitCodeOf, playwrightCli, root } from './run.mjs';
import { unchangedProjects } from './slowTests.mjs';

const results = path.join(root, 'node_modules/.cache/results');
const started = Date.now();

const secondsSoFar = () => Math.round((Date.now() - started) / 1000);
const begin = (name) => console.log(`\n— ${name} (${secondsSoFar()} s)`);

/** Runs named steps up to the first that fails. Returns true if all passed. */
async function inOrder(steps) {
  for (const [name, command, args] of steps) {
    begin(name);
    if ((await exitCodeOf(command, args)) !== 0) return false;
  }
  return true;
}

/** Runs a test runner that writes a JSON report; a failure does not stop the others. */
async function tests(name, command, args, env = {}) {
  begin(name);
  return (await exitCodeOf(command, args, { env: { ...process.env, ...env } })) === 0;
}

const report = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(results, file), 'utf8'));
  } catch {
    return {};
  }
};

await install();
const { findChromium } = await import('./chromium.mjs');
await findChromium();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** `--all` skips nothing and checks the screens in every language. */
if (process.argv.includes('--all')) process.env.TEST_ALL = '1';
const leftOut = process.env.TEST_ALL ? [] : unchangedProjects();
/** Listed one by one: of several excluded projects, Vitest runs each. */
const projects = ['unit', 'mocking', 'build', 'stories', 'processes', 'package'].filter(
  (project) => !leftOut.includes(project),
);

const packages = publishedPackages.map((name) => [
  `build of @platform/${name}`,
  'node',
  ['scripts/buildPackage.mjs', name],
]);
const prepared = await Promise.all([
  inOrder([
    ['types', bin('tsc'), ['-b']],
    ['lint', 'npm', ['run', '--silent', 'lint']],
    ['format', bin('oxfmt'), ['--check', '.']],
    ['unused code', bin('knip'), []],
  ]),
  inOrder([
    ['build of the app', 'node', ['scripts/buildApp.mjs']],
    ...(leftOut.includes('package') ? [] : packages),
  ]),
]);
if (!prepared.every(Boolean)) process.exit(1);
const passed = [
  await tests('unit, contract and stories', bin('vitest'), [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${path.join(results, 'vitest.json')}`,
    ...projects.flatMap((project) => ['--project', project]),
  ]),
  await tests(
    'end to end',
    'node',
    [playwrightCli, 'test', '--config', 'tests/playwright.config.ts'],
    {
      NODE_OPTIONS: '--conditions=@platform/source',
    },
  ),
];

const unit = report('vitest.json');
const { stats = {} } = report('playwright.json');
const good = (unit.numPassedTests ?? 0) + (stats.expected ?? 0);
const bad = (unit.numFailedTests ?? 0) + (stats.unexpected ?? 0);
if (leftOut.length > 0) {
  console.log(`\nLeft out, as nothing that they test has changed: ${leftOut.join(', ')}`);
}
console.log(`\n${secondsSoFar()} s`);
console.log(`${good} passed, ${bad} failed`);
process.exit(passed.every(Boolean) && bad === 0 && good > 0 ? 0 : 1);
