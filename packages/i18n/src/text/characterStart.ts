import { characterStartByRules, joinsNext } from './characterStartByRules.ts';

let segmenter: Intl.Segmenter | null | undefined;

/** Null in browsers without `Intl.Segmenter`, such as Firefox before 125. */
function graphemes(): Intl.Segmenter | null {
  segmenter ??= typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : null;
  return segmenter;
}

/**
 * Returns where the character begins that a reader sees at `index`: a letter with its marks, a conjunct,
 * an emoji with all its parts. Takes time by the length of that character, not of the text.
 *
 * @param index in UTF-16 units, as everywhere in JavaScript
 */
export function characterStart(text: string, index: number): number {
  if (index <= 0 || index >= text.length) return Math.min(Math.max(index, 0), text.length);
  const iterator = graphemes();
  if (!iterator) return characterStartByRules(text, index);
  // A boundary depends on what is before it and on one code point after it.
  const segments = iterator.segment(text.slice(0, index + 2));
  let start = segments.containing(index)?.index ?? index;
  // Engines with data older than Unicode 15.1 separate the parts of a conjunct.
  while (start > 0 && joinsNext(text, start)) start = segments.containing(start - 1)?.index ?? 0;
  return start;
}
