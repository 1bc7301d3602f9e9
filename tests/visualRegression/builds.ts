import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const cache = path.join(root, 'node_modules/.cache/visual');

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Returns the commit at which this branch left main, or `ref`. */
export function baseCommit(ref: string | undefined): string {
  if (ref) return git('rev-parse', ref);
  const main = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main');
  const base = git('merge-base', 'HEAD', main || 'main');
  return base === git('rev-parse', 'HEAD') ? git('rev-parse', 'HEAD~1') : base;
}

export function buildStorybook(tree: string, outDir: string): string {
  const storybook = path.join(tree, 'node_modules/storybook/dist/bin/dispatcher.js');
  execFileSync(
    process.execPath,
    [storybook, 'build', '--quiet', '--disable-telemetry', '--output-dir', outDir],
    { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return outDir;
}

export async function buildCommit(commit: string): Promise<string> {
  const outDir = path.join(cache, commit, 'storybook');
  if (existsSync(path.join(outDir, 'index.json'))) return outDir;
  // Not below `node_modules`, whose files bundlers treat as libraries.
  const folder = await mkdtemp(path.join(tmpdir(), 'platform-visual-'));
  const tree = path.join(folder, 'tree');
  git('worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    await linkLibraries(tree);
    return buildStorybook(tree, outDir);
  } finally {
    git('worktree', 'remove', '--force', tree);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Links the libraries of this tree into another, and its own packages. */
async function linkLibraries(tree: string): Promise<void> {
  const installed = path.join(root, 'node_modules');
  const target = path.join(tree, 'node_modules');
  await mkdir(path.join(target, '@platform'), { recursive: true });
  for (const entry of await readdir(installed)) {
    if (entry === '@platform' || entry === '.cache') continue;
    await symlink(path.join(installed, entry), path.join(target, entry));
  }
  for (const name of await readdir(path.join(tree, 'packages'))) {
    await symlink(path.join(tree, 'packages', name), path.join(target, '@platform', name));
    const nodeModules = path.join(root, 'packages', name, 'node_modules');
    if (existsSync(nodeModules))
      await symlink(nodeModules, path.join(tree, 'packages', name, 'node_modules'));
  }
}
