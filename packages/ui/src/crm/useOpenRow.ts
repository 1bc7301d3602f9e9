import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { afterPaint } from '../internal/afterPaint.ts';

const selector = 'tr[data-state="selected"]';

/**
 * Keeps the row of what is open in view. What was pressed is in view until the page makes room for
 * the panel, which lays its rows out again; a step to another row may leave it at once.
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
    if (!pressed) reveal();
    let stop = afterPaint(() => {
      stop = afterPaint(reveal);
    });
    return () => stop();
  }, [rootRef, openId]);
}
