import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changedFiles } from './changed.mjs';

let folder = '';

const identity = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.test'];
const git = (...args) =>
  execFileSync('git', [...identity, ...args], { cwd: folder, stdio: 'pipe' });

async function commit(file) {
  await writeFile(path.join(folder, file), 'text');
  git('add', file);
  git('commit', '--message', file);
}

beforeEach(async () => {
  vi.stubEnv('CHANGED_SINCE', '');
  folder = await mkdtemp(path.join(tmpdir(), 'changed-'));
  git('init', '--initial-branch', 'main');
  await commit('first');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('returns null in a clone with one commit only', () => {
  expect(changedFiles(folder)).toBeNull();
});

it('returns null outside of a checkout', async () => {
  await rm(path.join(folder, '.git'), { recursive: true });
  expect(changedFiles(folder)).toBeNull();
});

it('lists the files of the last commit on main, and uncommitted ones', async () => {
  await commit('second');
  await commit('third');
  await writeFile(path.join(folder, 'first'), 'another text');
  await writeFile(path.join(folder, 'new'), 'text');
  expect(changedFiles(folder)).toEqual(['first', 'third', 'new']);
});

it('lists the files of every commit of a branch', async () => {
  await commit('second');
  git('switch', '--create', 'branch');
  await commit('third');
  await commit('fourth');
  expect(changedFiles(folder)).toEqual(['fourth', 'third']);
});

it('lists the files of every commit on main that has not been pushed', async () => {
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  await commit('second');
  await commit('third');
  expect(changedFiles(folder)).toEqual(['second', 'third']);
});
