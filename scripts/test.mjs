import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { rerunsOfPlaywright, rerunsOfVitest } from './reruns.mjs';
import { bin, exitCodeOf, playwrightCli, root } from './run.mjs';

const results = path.join(root, 'node_modules/.cache/results');
const started = Date.now();

const secondsSoFar = () => Math.round((Date.now() - started) / 1000);
const begin = (name) => console.log(`\n— ${name} (${secondsSoFar()} s)`);

/** Runs steps one after the other, each named, up to the first that fails. @returns whether none did */
async function inOrder(steps) {
  for (const [name, command, args] of steps) {
    begin(name);
    if ((await exitCodeOf(command, args)) !== 0) return false;
  }
  return true;
}

/** Runs a test runner that writes a JSON report; a failing one does not keep the others from running. */
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

const prepared = await Promise.all([
  inOrder([
    ['types', bin('tsc'), ['-b']],
    ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
    ['format', bin('oxfmt'), ['--check', '.']],
    ['unused code', bin('knip'), []],
  ]),
  inOrder([
    ['build of the app', 'node', ['scripts/buildApp.mjs']],
    ['build of @platform/i18n', 'node', ['scripts/buildPackage.mjs', 'i18n']],
    ['build of @platform/ui', 'node', ['scripts/buildPackage.mjs', 'ui']],
  ]),
]);
if (!prepared.every(Boolean)) process.exit(1);
const passed = [
  await tests('unit, contract and stories', bin('vitest'), [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${path.join(results, 'vitest.json')}`,
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
const endToEnd = report('playwright.json');
const { stats = {} } = endToEnd;
const reruns = [...rerunsOfVitest(unit), ...rerunsOfPlaywright(endToEnd)];
const good = (unit.numPassedTests ?? 0) + (stats.expected ?? 0) + (stats.flaky ?? 0);
const bad = (unit.numFailedTests ?? 0) + (stats.unexpected ?? 0);
if (reruns.length > 0) console.log(`\nPassed at a later run only:\n${reruns.join('\n')}`);
console.log(`\n${secondsSoFar()} s`);
console.log(`${good} passed, ${bad} failed`);
process.exit(passed.every(Boolean) && bad === 0 && good > 0 ? 0 : 1);
