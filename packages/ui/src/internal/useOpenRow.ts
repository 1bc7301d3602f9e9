import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { afterPaint } from './afterPaint.ts';

const selector = 'tr[data-state="selected"]';

/**
 * Brings the row of what is open into view: a step to another record, or an address, may lead to one
 * that is not. A row that was pressed is in view, and its panel leaves it where it is.
 */
export function useOpenRow(
  rootRef: RefObject<HTMLElement | null>,
  openId: string | undefined,
): void {
  useLayoutEffect(() => {
    if (openId === undefined || document.activeElement?.closest(selector)) return undefined;
    const row = rootRef.current?.querySelector(selector);
    const reveal = () => row?.scrollIntoView({ block: 'nearest' });
    reveal();
    // The page makes room for the panel by then, which lays its rows out again.
    let stop = afterPaint(() => {
      stop = afterPaint(reveal);
    });
    return () => stop();
  }, [rootRef, openId]);
}
