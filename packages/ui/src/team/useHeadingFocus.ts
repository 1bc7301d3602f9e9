import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus to the page's heading when what would have taken it back is gone (reading 73):
 * the row of a removed member takes its menu button along.
 *
 * @param rows a new list each time a row may have gone
 * @returns arms the check; it is made when the list changes next
 */
export function useHeadingFocus(
  pageRef: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
): () => void {
  const isArmed = useRef(false);

  useEffect(() => {
    if (!isArmed.current) return;
    isArmed.current = false;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) pageRef.current?.querySelector('h1')?.focus();
  }, [pageRef, rows]);

  return () => {
    isArmed.current = true;
  };
}
