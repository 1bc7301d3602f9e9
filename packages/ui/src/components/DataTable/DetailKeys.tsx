import { isComposing } from '@platform/i18n/text';
import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { isElement } from '../../internal/elements.ts';
import { rowAround, rowSelector } from './rowTabStops.ts';

interface DetailKeysProps {
  tableRef: RefObject<HTMLTableElement | null>;
  /** True if Enter on a row opens its record. */
  hasRecords: boolean;
}

/** Alt and a vertical arrow open or close the details of the focused row, Enter toggles them. */
export function DetailKeys({ tableRef, hasRecords }: DetailKeysProps) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!isElement(target) || ctrlKey || metaKey || shiftKey) return;
    const wantedState = altKey ? { ArrowDown: 'true', ArrowUp: 'false' }[key] : undefined;
    const isEnter = key === 'Enter' && !altKey && !hasRecords && target.matches(rowSelector);
    if (!wantedState && !isEnter) return;
    // Keys are delegated, so the row's button has no ref here.
    const button = rowAround(target)?.querySelector<HTMLElement>('[data-expander]');
    if (!button) return;
    event.preventDefault();
    if (button.getAttribute('aria-expanded') !== wantedState) button.click();
  });
  useEffect(() => {
    const table = tableRef.current;
    table?.addEventListener('keydown', handleKeyDown);
    return () => table?.removeEventListener('keydown', handleKeyDown);
  }, [tableRef]);
  return null;
}
