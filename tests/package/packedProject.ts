import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { lines, root } from './programs.ts';

/** A project folder with our packages as npm would install them, without a workspace link. */
export interface PackedProject {
  folder: string;
  /** Paths in the tarball of a package, as its users unpack them. */
  filesOf: (name: string) => string[];
  /** Runs a module in the project, with plain Node and for production; returns its output. */
  run: (script: string) => string;
  remove: () => void;
}

/**
 * Unpacks the published packages into an empty project, with the libraries that they need.
 *
 * @param missing libraries that the project has not installed
 */
export function createPackedProject(missing: readonly string[] = []): PackedProject {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'platform-packed-')));
  const installed = path.join(folder, 'node_modules');
  mkdirSync(installed);
  for (const entry of readdirSync(path.join(root, 'node_modules'))) {
    if (entry.startsWith('.') || entry === '@platform' || missing.includes(entry)) continue;
    // A junction needs no permission on Windows; elsewhere it is a plain link.
    symlinkSync(path.join(root, 'node_modules', entry), path.join(installed, entry), 'junction');
  }
  const tarballs = inject('tarballs');
  for (const [name, tarball] of Object.entries(tarballs)) {
    const target = path.join(installed, '@platform', name);
    mkdirSync(target, { recursive: true });
    const into = path.relative(path.dirname(tarball), target);
    tar(tarball, '-xzf', '-C', into, '--strip-components=1');
  }
  return {
    folder,
    filesOf: (name) => lines(tar(tarballs[name] ?? '', '-tzf')),
    run: (script) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
        env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' },
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Runs tar in the tarball's folder: some versions read a path with a drive letter as a host. */
function tar(tarball: string, action: string, ...options: string[]): Buffer {
  return execFileSync('tar', [action, path.basename(tarball), ...options], {
    cwd: path.dirname(tarball),
  });
}
