import { createReadStream, existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import tar from 'tar-fs';
import { writeFontConfig } from './systemFonts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const packed = path.join(root, 'node_modules/@sparticuz/chromium/bin');
const cache = path.join(root, 'node_modules/.cache/chromium');

/** The package's own arguments disable web security. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A fake microphone that beeps twice a second: a headless browser cannot prompt. */
export const fakeMicrophone = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

async function unpack() {
  const work = `${cache}.${process.pid}`;
  await mkdir(work, { recursive: true });
  const inflate = (name) => [createReadStream(path.join(packed, name)), createBrotliDecompress()];
  await pipeline(...inflate('al2023.tar.br'), tar.extract(work));
  await pipeline(...inflate('fonts.tar.br'), tar.extract(work));
  const chunks = [];
  await pipeline(...inflate('chromium.br'), async (source) => {
    for await (const chunk of source) chunks.push(chunk);
  });
  const binary = path.join(work, 'chromium');
  await writeFile(binary, Buffer.concat(chunks));
  await chmod(binary, 0o755);
  await rename(work, cache).catch(() => rm(work, { recursive: true, force: true }));
}

/**
 * Finds the tests' Chromium: `CHROMIUM_PATH`, the pinned package's, or Playwright's (undefined).
 * @returns {Promise<{ executablePath?: string, env: Record<string, string> }>}
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, env: {} };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { env: {} };
  const executablePath = path.join(cache, 'chromium');
  if (!existsSync(executablePath)) await unpack();
  const libraries = [path.join(cache, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean);
  return {
    executablePath,
    env: {
      LD_LIBRARY_PATH: libraries.join(':'),
      FONTCONFIG_FILE: await writeFontConfig(path.join(cache, 'fonts')),
    },
  };
}
