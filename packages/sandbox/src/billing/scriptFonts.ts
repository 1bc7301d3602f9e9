import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { decompress } from 'wawoff2';

export interface FontRun {
  text: string;
  /** Path of a WOFF2 file; null for the standard fonts of PDF. */
  font: string | null;
}

interface Subset {
  file: string;
  /** First and last code points. */
  ranges: readonly (readonly [number, number])[];
}

/** In order of preference: a Chinese or Japanese name has one style. */
const FAMILIES = [
  'noto-sans',
  'anek-telugu',
  'noto-sans-arabic',
  'noto-sans-ethiopic',
  'noto-sans-georgian',
  'noto-sans-thai',
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-emoji',
];

/** Letters of Windows-1252, which the standard fonts of PDF have. */
const STANDARD = /^[ -~\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

const UNKNOWN = '?';

const { resolve } = createRequire(import.meta.url);
const files = new Map<string, Promise<Buffer>>();
let subsets: Promise<readonly Subset[]> | undefined;

export const isStandard = (text: string): boolean => STANDARD.test(text);

/** Splits a text by the fonts of its letters; `?` replaces letters of no known font. */
export async function fontRuns(text: string): Promise<FontRun[]> {
  subsets ??= readSubsets();
  const fontSubsets = await subsets;
  const runs: { text: string; subset: Subset | null }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const point = letter.codePointAt(0) ?? 0;
    const isKept = last?.subset && covers(last.subset, point);
    const subset = isKept
      ? last.subset
      : (!isStandard(letter) && fontSubsets.find((one) => covers(one, point))) || null;
    const printed = subset || isStandard(letter) ? letter : UNKNOWN;
    if (last && last.subset === subset) last.text += printed;
    else runs.push({ text: printed, subset });
  }
  return runs.map((run) => ({ text: run.text, font: run.subset?.file ?? null }));
}

export function readFont(file: string): Promise<Buffer> {
  const bytes = files.get(file) ?? unpack(file);
  files.set(file, bytes);
  return bytes;
}

async function unpack(file: string): Promise<Buffer> {
  return Buffer.from(await decompress(await readFile(file)));
}

const covers = ({ ranges }: Subset, point: number): boolean =>
  ranges.some(([first, last]) => point >= first && point <= last);

async function readSubsets(): Promise<readonly Subset[]> {
  const families = await Promise.all(
    FAMILIES.map(async (family) => {
      const table = await readFile(resolve(`@fontsource-variable/${family}/unicode.json`), 'utf8');
      return Object.entries(JSON.parse(table) as Record<string, string>).map(([name, ranges]) => ({
        // Parts of large scripts are numbered: '[12]'.
        file: resolve(
          `@fontsource-variable/${family}/files/${family}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
        ),
        ranges: ranges.split(',').map(parseRange),
      }));
    }),
  );
  return families.flat();
}

/** Parses `U+0E01-0E5B` or `U+0303`. */
function parseRange(range: string): readonly [number, number] {
  const [first = '', last = first] = range.replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
