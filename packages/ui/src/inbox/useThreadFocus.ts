import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { activeElement } from '../internal/elements.ts';
import { isFocusIdle } from '../internal/isFocusIdle.ts';
import { isFocusLost } from '../internal/isFocusLost.ts';
import { onFirstUserInput } from '../internal/onFirstUserInput.ts';

/** True if the focused element was hidden: it keeps the focus until the next frame. */
const isFocusHidden = () => activeElement()?.getClientRects().length === 0;

/** Which conversation is open, and which one is rendered. */
export interface ThreadProgress {
  /** The open conversation; '' for none. */
  openId: string;
  /** The conversation of the rendered pane; '' for none. */
  shownId: string;
  /** True if its messages are rendered. */
  isLoaded: boolean;
}

/**
 * Moves the focus to the name of a conversation once it is rendered, and back to the title of the
 * page once it is closed. A focus that is on a control stays, and so does one that the user has moved
 * since the conversation was opened, unless its element is hidden or removed.
 */
export function useThreadFocus(
  panes: RefObject<HTMLElement | null>,
  { openId, shownId, isLoaded }: ThreadProgress,
): void {
  /** The conversation that was open at the user's last input. */
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
    const selector = shownId === '' ? 'h1' : 'h2';
    panes.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [panes, openId, shownId, isLoaded]);
}
