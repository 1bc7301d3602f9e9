import type { Integration } from '@platform/domain';
import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isFocusLost } from '../../internal/isFocusLost.ts';

/**
 * Keeps the focus when a status change removes the pressed button: moves it to the card's next
 * action, or to the page heading if the card left the tab.
 * @param shown the cards on the page
 * @returns a function to call with the integration that is about to change
 */
export function useKeptFocus(
  pageRef: RefObject<HTMLElement | null>,
  shown: readonly Integration[],
): (integration: Integration) => void {
  const acted = useRef<Integration | null>(null);

  useEffect(() => {
    const before = acted.current;
    if (!before) return;
    const after = shown.find(({ provider }) => provider === before.provider);
    if (after?.status === before.status) return;
    acted.current = null;
    const page = pageRef.current;
    if (!page || !isFocusLost()) return;
    const card = `[data-provider="${CSS.escape(before.provider)}"] footer button`;
    const next = page.querySelector<HTMLElement>(card) ?? page.querySelector('h1');
    next?.focus();
  }, [pageRef, shown]);

  return useCallback((integration) => {
    acted.current = integration;
  }, []);
}
