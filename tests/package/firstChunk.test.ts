import path from 'node:path';
import { build } from 'esbuild';
import type { Metafile } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMet } from '../performance/budgets.ts';
import { brotli } from '../performance/precompress.ts';
import { createPackedProject } from './packedProject.ts';
import type { PackedProject } from './packedProject.ts';

/** Bytes after brotli, without React, which a product loads anyway. */
const budget = 14_000;

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject();
});
afterAll(() => project.remove());

/** The entry and every chunk that it imports statically. */
function firstChunks(outputs: Metafile['outputs'], entry: string): Set<string> {
  const found = new Set([entry]);
  for (const name of found) {
    for (const { path: imported, kind } of outputs[name]?.imports ?? []) {
      if (kind === 'import-statement' && imported in outputs) found.add(imported);
    }
  }
  return found;
}

test.each(['@platform/ui', '@platform/ui/components/Button'])(
  'with splitting, the first chunks that esbuild makes of %s contain only a Button',
  async (entry) => {
    const { metafile, outputFiles } = await build({
      absWorkingDir: project.folder,
      stdin: { contents: `export { Button } from '${entry}';`, resolveDir: project.folder },
      outdir: 'out',
      bundle: true,
      splitting: true,
      minify: true,
      metafile: true,
      write: false,
      format: 'esm',
      logLevel: 'silent',
      external: ['react', 'react-dom', 'react/jsx-runtime'],
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const first = [...firstChunks(metafile.outputs, 'out/stdin.js')];
    const bytes = outputFiles
      .filter((file) => first.some((name) => path.basename(file.path) === path.basename(name)))
      .map(({ text }) => brotli(text).length);
    expect(bytes).toHaveLength(first.length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toSatisfy((all) => isMet(all, budget));
  },
);
