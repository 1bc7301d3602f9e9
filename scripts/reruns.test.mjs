import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rerunsOfPlaywright, rerunsOfVitest } from './reruns.mjs';
import { bin, root } from './run.mjs';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reruns-'));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const twoTests = `
  import { existsSync, writeFileSync } from 'node:fs';
  test.describe('a group', () => {
    test('passes at once', () => {});
    test('passes at the second run', () => {
      const isSecond = existsSync(import.meta.filename + '.mark');
      writeFileSync(import.meta.filename + '.mark', '');
      expect(isSecond).toBe(true);
    });
  });`;

/** Runs the two tests with one repetition allowed. @returns the runner's JSON report */
async function report(runner, library, file, args) {
  const code = `import { expect, test } from '${library}';${twoTests}`;
  await writeFile(path.join(folder, file), code);
  const env = { PATH: process.env.PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: `${runner}.json` };
  await promisify(execFile)(bin(runner), [...args, file, '--reporter=json'], { cwd: folder, env });
  return JSON.parse(await readFile(path.join(folder, `${runner}.json`), 'utf8'));
}

it('a test of vitest that passed at its second run is named', async () => {
  const args = ['run', '--retry=1', '--outputFile=vitest.json'];
  const names = rerunsOfVitest(await report('vitest', 'vitest', 'twice.test.mjs', args));
  expect(names).toEqual([
    expect.stringMatching(/^[^›]*twice\.test\.mjs › a group › passes at the second run$/),
  ]);
});

it('a test of Playwright that passed at its second run is named', async () => {
  const args = ['test', '--retries=1'];
  const names = rerunsOfPlaywright(
    await report('playwright', 'playwright/test', 'twice.spec.mjs', args),
  );
  expect(names).toEqual([
    expect.stringMatching(/^[^›]*twice\.spec\.mjs › a group › passes at the second run$/),
  ]);
});

it('a run without a report names none', () => {
  expect(rerunsOfVitest({})).toEqual([]);
  expect(rerunsOfPlaywright({})).toEqual([]);
});
