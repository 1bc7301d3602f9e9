import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bin, install, root, run } from './install.mjs';

const results = path.join(root, 'node_modules/.cache/results');
const started = Date.now();

/** Names the step, runs it and ends everything when it fails. */
function step(name, command, args) {
  console.log(`\n— ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
  run(command, args);
}

/** Runs a test runner that writes a JSON report; a failing one does not keep the others from running. */
function tests(name, command, args, env = {}) {
  console.log(`\n— ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

const report = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(results, file), 'utf8'));
  } catch {
    return {};
  }
};

install();
const { findChromium } = await import('./chromium.mjs');
await findChromium();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

step('types', bin('tsc'), ['-b']);
step('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']);
step('format', bin('oxfmt'), ['--check', '.']);
step('unused code', bin('knip'), []);
step('build of the app', 'node', ['scripts/buildApp.mjs']);
step('build of the packages', 'node', ['scripts/buildPackage.mjs', 'i18n']);
step('build of the packages', 'node', ['scripts/buildPackage.mjs', 'ui']);
const passed = [
  tests('unit, contract and stories', bin('vitest'), [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${path.join(results, 'vitest.json')}`,
  ]),
  tests('end to end', bin('playwright'), ['test', '--config', 'tests/playwright.config.ts'], {
    NODE_OPTIONS: '--conditions=@platform/source',
  }),
];

const unit = report('vitest.json');
const { stats = {} } = report('playwright.json');
const good = (unit.numPassedTests ?? 0) + (stats.expected ?? 0) + (stats.flaky ?? 0);
const bad = (unit.numFailedTests ?? 0) + (stats.unexpected ?? 0);
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${good} passed, ${bad} failed`);
process.exit(passed.every(Boolean) && bad === 0 && good > 0 ? 0 : 1);
