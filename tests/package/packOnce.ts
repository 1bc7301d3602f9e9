import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { lines, published, root, shell } from './programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of the tarballs by the names of the packages, as they would be published. */
    tarballs: Readonly<Record<string, string>>;
  }
}

function pack(name: string, destination: string): string {
  const options = ['pack', '--silent', '--pack-destination', destination];
  const cwd = path.join(root, 'packages', name, 'dist');
  const [tarball = ''] = lines(execFileSync('npm', options, { cwd, stdio: 'pipe', shell }));
  return path.join(destination, tarball);
}

/** Packs all packages once for all tests of a run; they must be built before. */
export function setup({ provide }: TestProject): () => void {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'platform-tarballs-')));
  provide('tarballs', Object.fromEntries(published.map((name) => [name, pack(name, folder)])));
  return () => rmSync(folder, { recursive: true, force: true });
}
