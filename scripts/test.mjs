import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { publishedPackages } from './publishedPackages.mjs';
import { bin, exitCodeOf, playwrightCli, root } from './run.mjs';
import { unchangedProjects } from './slowTests.mjs';

const results = path.join(root, 'node_modules/.cache/results');
const started = Date.now();

const secondsSoFar = () => Math.round((Date.now() - started) / 1000);
const printStep = (name) => console.log(`\n— ${name} (${secondsSoFar()} s)`);

/** Runs steps until one fails. Returns true if all passed. */
async function runSteps(steps) {
  for (const [name, command, args] of steps) {
    printStep(name);
    if ((await exitCodeOf(command, args)) !== 0) return false;
  }
  return true;
}

async function runTests(name, command, args, env = {}) {
  printStep(name);
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

/** `--all` runs slow projects even if unchanged, and checks the screens in every language. */
if (process.argv.includes('--all')) process.env.TEST_ALL = '1';
const skipped = process.env.TEST_ALL ? [] : unchangedProjects();
/** Named instead of excluded: with several exclusions, Vitest runs every project. */
const projects = ['unit', 'mocking', 'build', 'stories', 'processes', 'package'].filter(
  (project) => !skipped.includes(project),
);

const packages = publishedPackages.map((name) => [
  `build of @platform/${name}`,
  'node',
  ['scripts/buildPackage.mjs', name],
]);
const prepared = await Promise.all([
  runSteps([
    ['types', bin('tsc'), ['-b']],
    ['lint', 'npm', ['run', '--silent', 'lint']],
    ['format', bin('oxfmt'), ['--check', '.']],
    ['unused code', bin('knip'), []],
  ]),
  runSteps([
    ['build of the app', 'node', ['scripts/buildApp.mjs']],
    ...(skipped.includes('package') ? [] : packages),
  ]),
]);
if (!prepared.every(Boolean)) process.exit(1);
const passed = [
  await runTests('unit, contract and stories', bin('vitest'), [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${path.join(results, 'vitest.json')}`,
    ...projects.flatMap((project) => ['--project', project]),
  ]),
  await runTests(
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
const passedCount = (unit.numPassedTests ?? 0) + (stats.expected ?? 0);
const failedCount = (unit.numFailedTests ?? 0) + (stats.unexpected ?? 0);
if (skipped.length > 0) {
  console.log(`\nSkipped because their inputs are unchanged: ${skipped.join(', ')}`);
}
console.log(`\n${secondsSoFar()} s`);
console.log(`${passedCount} passed, ${failedCount} failed`);
process.exit(passed.every(Boolean) && failedCount === 0 && passedCount > 0 ? 0 : 1);
