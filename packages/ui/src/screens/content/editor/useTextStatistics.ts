import type { Node } from 'prosemirror-model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { textToCount } from './plainText.ts';
import { textStatistics } from './textStatistics.ts';
import type { TextStatistics } from './textStatistics.ts';

const DEBOUNCE_MS = 400;

/** Counts with a delay, because counting is slower than a key press allows. */
export function useTextStatistics(
  text: () => Node,
  language: string,
): readonly [TextStatistics | null, () => void] {
  const [figures, setFigures] = useState<TextStatistics | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const count = useCallback(
    () => setFigures(textStatistics(textToCount(text()), language)),
    [text, language],
  );
  useEffect(() => {
    timer.current = setTimeout(count);
    return () => clearTimeout(timer.current);
  }, [count]);
  const recount = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(count, DEBOUNCE_MS);
  }, [count]);
  return [figures, recount];
}
