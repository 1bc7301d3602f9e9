import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Names of the packages that are published: those that are not private. */
export const published: readonly string[] = readdirSync(path.join(root, 'packages')).filter(
  (name) => {
    const manifest = readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8');
    return !('private' in (JSON.parse(manifest) as object));
  },
);

/** On Windows npm is a shell script. */
export const shell = process.platform === 'win32';

/** Lines of a program's output. */
export const lines = (output: Buffer): string[] => output.toString().split(/\r?\n/).filter(Boolean);
