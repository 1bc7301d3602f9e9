import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './programs.ts';

/** Files shown in the README of the package: content by path. */
export function readmeFiles(): Record<string, string> {
  const readme = readFileSync(path.join(root, 'packages/ui/README.md'), 'utf8');
  const blocks = readme.matchAll(/^```tsx? file=(\S+)\n([\s\S]*?)^```$/gm);
  return Object.fromEntries([...blocks].map(([, file = '', code = '']) => [file, code]));
}
