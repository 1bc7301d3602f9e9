import { characterStartByRules, joinsNext } from './characterStartByRules.ts';

let segmenter: Intl.Segmenter | null | undefined;

/** Null in browsers without `Intl.Segmenter`, such as Firefox before 125. */
function graphemes(): Intl.Segmenter | null {
  segmenter ??= typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : null;
  return segmenter;
}

/**
 * Start of the user-perceived character at `index`, in UTF-16 units. Its cost depends on the length
 * of that character, not of the text.
 */
export function characterStart(text: string, index: number): number {
  if (index <= 0 || index >= text.length) return Math.min(Math.max(index, 0), text.length);
  const iterator = graphemes();
  if (!iterator) return characterStartByRules(text, index);
  // A boundary depends on the text before it and one code point after it.
  const segments = iterator.segment(text.slice(0, index + 2));
  let start = segments.containing(index)?.index ?? index;
  // Engines with data older than Unicode 15.1 split conjuncts.
  while (start > 0 && joinsNext(text, start)) start = segments.containing(start - 1)?.index ?? 0;
  return start;
}
