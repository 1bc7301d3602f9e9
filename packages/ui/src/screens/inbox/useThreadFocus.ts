import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { activeElement } from '../../internal/elements.ts';
import { isFocusIdle } from '../../internal/isFocusIdle.ts';
import { isFocusLost } from '../../internal/isFocusLost.ts';
import { onFirstUserInput } from '../../internal/onFirstUserInput.ts';

/** A hidden element keeps the focus until the next frame. */
const isFocusHidden = () => activeElement()?.getClientRects().length === 0;

/** The open and the rendered conversation. */
export interface ThreadProgress {
  /** Id of the open conversation; '' for none. */
  openId: string;
  /** Id of the rendered conversation; '' for none. */
  shownId: string;
  /** True if its messages are rendered. */
  isLoaded: boolean;
}

/**
 * Focuses the name of a conversation once it is rendered, and the page title once it is closed.
 * Does not move the focus from a control, or if the user moved it since the conversation was
 * opened, unless its element is hidden or removed.
 */
export function useThreadFocus(
  panes: RefObject<HTMLElement | null>,
  { openId, shownId, isLoaded }: ThreadProgress,
): void {
  /** Conversation that was open at the user's last input. */
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
