import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { decompress } from 'wawoff2';

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const cache = path.join(modules, '.cache/fonts');

/**
 * Scripts of the demo data that the web fonts lack. The first family with a letter is used:
 * Simplified Chinese precedes Korean, so that a name has one style.
 */
const families = [
  'noto-emoji',
  'noto-sans-arabic',
  'noto-sans-ethiopic',
  'noto-sans-georgian',
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-sans-thai',
];

/** Fonts of large scripts are split into numbered parts. */
function isOfScript(family, file) {
  const script = family.split('-').at(-1);
  return new RegExp(`^${family}-(${script}|\\d+)-wght-normal\\.woff2$`).test(file);
}

/** Converts a family to a format that fontconfig reads. */
async function unpack(family) {
  const packed = path.join(modules, '@fontsource-variable', family);
  const { version } = JSON.parse(await readFile(path.join(packed, 'package.json'), 'utf8'));
  const folder = path.join(cache, `${family}-${version}`);
  if (existsSync(folder)) return folder;
  const work = `${folder}.${process.pid}`;
  await mkdir(work, { recursive: true });
  for (const file of await readdir(path.join(packed, 'files'))) {
    if (!isOfScript(family, file)) continue;
    const font = await decompress(await readFile(path.join(packed, 'files', file)));
    await writeFile(path.join(work, file.replace(/woff2$/, 'ttf')), font);
  }
  await rename(work, folder).catch(() => rm(work, { recursive: true, force: true }));
  return folder;
}

/**
 * Writes a configuration with a fixed set of fonts, so that every machine renders the same pixels.
 * @param {string} browserFonts folder of the browser's own fonts
 * @returns {Promise<string>} the file's path
 */
export async function writeFontConfig(browserFonts) {
  const folders = [browserFonts];
  for (const family of families) folders.push(await unpack(family));
  const config = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${cache}/index</cachedir>
</fontconfig>
`;
  const file = path.join(cache, 'fonts.conf');
  const work = `${file}.${process.pid}`;
  await writeFile(work, config);
  await rename(work, file);
  return file;
}
