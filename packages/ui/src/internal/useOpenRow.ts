import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { afterPaint } from './afterPaint.ts';

/** The table is the caller's; it marks the row of the open record. */
const selector = '[data-row][data-state="selected"]';

/** A step to another record or a URL may leave its row out of view; a press does not scroll. */
export function useOpenRow(
  rootRef: RefObject<HTMLElement | null>,
  openId: string | undefined,
): void {
  useLayoutEffect(() => {
    // Found by its attribute, because the rows are the caller's.
    const row = rootRef.current?.querySelector(selector);
    if (openId === undefined || row?.contains(document.activeElement)) return undefined;
    const reveal = () => row?.scrollIntoView({ block: 'nearest' });
    reveal();
    // Waits until the rows are laid out next to the panel.
    let stop = afterPaint(() => {
      stop = afterPaint(reveal);
    });
    return () => stop();
  }, [rootRef, openId]);
}
