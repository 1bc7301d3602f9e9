import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { activeElement } from '../../internal/elements.ts';
import { isFocusIdle } from '../../internal/isFocusIdle.ts';
import { isFocusLost } from '../../internal/isFocusLost.ts';
import { onFirstUserInput } from '../../internal/onFirstUserInput.ts';

/** A hidden element keeps the focus until the next frame. */
const isFocusHidden = () => activeElement()?.getClientRects().length === 0;

/** Headings of the panes; they must be focusable. */
export interface ThreadHeadings {
  title: RefObject<HTMLElement | null>;
  name: RefObject<HTMLElement | null>;
}

export interface ThreadProgress {
  /** Id of the open conversation; '' for none. */
  openId: string;
  shownId: string;
  isLoaded: boolean;
}

/** Focuses an opened thread's name, or the title once closed, unless the user moved the focus. */
export function useThreadFocus(
  { title, name }: ThreadHeadings,
  { openId, shownId, isLoaded }: ThreadProgress,
): void {
  const inputIn = useRef<string | null>(null);
  useLayoutEffect(
    () =>
      onFirstUserInput(() => {
        inputIn.current = openId;
      }),
    [openId],
  );
  useEffect(() => {
    if (shownId !== openId || (shownId !== '' && !isLoaded)) return;
    const mayMove = inputIn.current === openId ? isFocusLost() : isFocusIdle();
    if (!mayMove && !isFocusHidden()) return;
    const heading = shownId === '' ? title : name;
    heading.current?.focus({ preventScroll: true });
  }, [title, name, openId, shownId, isLoaded]);
}
