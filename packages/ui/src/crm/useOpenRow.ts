import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { afterPaint } from '../internal/afterPaint.ts';

const selector = 'tr[data-state="selected"]';

/**
 * Keeps the row of what is open in view, when it opens and at each step to another. A page that
 * narrows for a panel lays its rows out anew, so it is looked at again once that is done.
 */
export function useOpenRow(
  rootRef: RefObject<HTMLElement | null>,
  openId: string | undefined,
): void {
  useLayoutEffect(() => {
    if (openId === undefined) return undefined;
    const pressed = document.activeElement?.closest(selector);
    const row = pressed ?? rootRef.current?.querySelector(selector);
    const reveal = () => row?.scrollIntoView({ block: 'nearest' });
    reveal();
    return afterPaint(reveal);
  }, [rootRef, openId]);
}
