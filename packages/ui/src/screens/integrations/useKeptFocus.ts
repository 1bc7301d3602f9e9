import type { Integration } from '@platform/domain';
import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isFocusLost } from '../../internal/isFocusLost.ts';

/** Keeps the focus when a pressed button disappears; call the result before the change. */
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
