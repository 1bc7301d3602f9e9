import { fontRuns, readFont } from './scriptFonts.ts';
import type { FontRun } from './scriptFonts.ts';

export interface Area {
  /** In points from the page's top left corner. */
  left: number;
  top: number;
  width: number;
}

interface Word {
  runs: FontRun[];
  width: number;
}

const FONT = 'Helvetica';
/** Distance of two lines, and of a line's top from its baseline, to the height of a line of `FONT`. */
const LEADING = 1.1;
const ASCENT = 0.62;
const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Writes a text of any script, in fonts that the file embeds in part, and moves below it. PDFKit
 * shapes the words; their order is from the right if the text starts in such a script.
 */
export async function writeScripts(
  document: PDFKit.PDFDocument,
  text: string,
  { left, top, width }: Area,
): Promise<void> {
  const words: Word[] = [];
  for (const word of text.normalize('NFC').split(' ')) {
    // oxlint-disable-next-line no-await-in-loop -- one document, one font after the other
    words.push(await measure(document, word));
  }
  document.font(FONT);
  const blank = document.widthOfString(' ');
  const lines = wrap(words, blank, width);
  const height = document.currentLineHeight(true);
  const distance = height * LEADING;
  for (const [index, line] of lines.entries()) {
    let x = left;
    for (const { runs, width: advance } of RIGHT_TO_LEFT.test(text) ? line.toReversed() : line) {
      let position = x;
      for (const run of runs) {
        document.font(run.font ?? FONT);
        const y = top + index * distance + height * ASCENT;
        document.text(run.text, position, y, { lineBreak: false, baseline: 'alphabetic' });
        position += document.widthOfString(run.text);
      }
      x += advance + blank;
    }
  }
  document.font(FONT);
  document.x = left;
  document.y = top + (lines.length - 1) * distance + height;
}

async function measure(document: PDFKit.PDFDocument, text: string): Promise<Word> {
  const runs: FontRun[] = [];
  let width = 0;
  for (const run of await fontRuns(text)) {
    // oxlint-disable-next-line no-await-in-loop -- one document, one font after the other
    if (run.font) document.registerFont(run.font, await readFont(run.font));
    document.font(run.font ?? FONT);
    const written = shapeable(document, run.text);
    runs.push({ ...run, text: written });
    width += document.widthOfString(written);
  }
  return { runs, width };
}

/** PDFKit fails to place some marks, such as those of recitation above Arabic letters. */
function shapeable(document: PDFKit.PDFDocument, text: string): string {
  try {
    document.widthOfString(text);
    return text;
  } catch {
    return text.replaceAll(/\p{M}/gu, '');
  }
}

function wrap(words: readonly Word[], blank: number, width: number): Word[][] {
  const lines: Word[][] = [];
  let used = Infinity;
  for (const word of words) {
    if (used + blank + word.width > width) {
      lines.push([]);
      used = -blank;
    }
    lines.at(-1)?.push(word);
    used += blank + word.width;
  }
  return lines;
}
