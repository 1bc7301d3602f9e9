import Papa from 'papaparse';
import type { Separator } from './types.ts';

const separators: readonly Separator[] = [',', ';', '\t', '|'];
const sampled = { characters: 16 * 1024, rows: 20 };

/**
 * Guesses what separates the cells: what splits the first rows most evenly, and of those what splits
 * them most. Empty rows do not count; they mislead the library's own guess.
 *
 * @param text with `\n` as the only line break
 * @returns the comma where nothing separates anything
 */
export function guessSeparator(text: string): Separator {
  const start = text.slice(0, sampled.characters);
  let best: { separator: Separator; uneven: number; cells: number } | null = null;
  for (const separator of separators) {
    const { data } = Papa.parse<string[]>(start, {
      delimiter: separator,
      newline: '\n',
      preview: sampled.rows,
      skipEmptyLines: 'greedy',
    });
    const counts = data.map((cells) => cells.length);
    const cells = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    const uneven = counts
      .slice(1)
      .reduce((sum, count, place) => sum + Math.abs(count - (counts[place] ?? count)), 0);
    const isSplit = (counts[0] ?? 1) > 1;
    const isBetter =
      !best || uneven < best.uneven || (uneven === best.uneven && cells > best.cells);
    if (isSplit && isBetter) best = { separator, uneven, cells };
  }
  return best?.separator ?? ',';
}
