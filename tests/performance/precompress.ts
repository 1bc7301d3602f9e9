import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const compressible = /\.(js|css|html|svg)$/;

/** Compresses like `scripts/buildApp.mjs`: brotli, best quality. */
export const brotli = (content: string | Uint8Array) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** Writes a brotli-compressed copy of every text file of a build. */
export async function precompress(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!compressible.test(file)) continue;
    const name = path.join(folder, file);
    await writeFile(`${name}.br`, brotli(await readFile(name)));
  }
}
