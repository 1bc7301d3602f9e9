import type { KeyboardEvent } from 'react';

/**
 * Reads a key that opens an item's actions (`in`) or leaves them (`out`). Arrows count only where
 * they would not move the caret, so that a typed search can still be edited.
 */
export function levelKey(event: KeyboardEvent<HTMLInputElement>): 'in' | 'out' | null {
  const { key, currentTarget: input } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  if (key === 'Escape') return 'out';
  const { selectionStart, selectionEnd, value } = input;
  const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
  const isRtl = getComputedStyle(input).direction === 'rtl';
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return isAtEnd ? 'in' : null;
  const isBack = key === 'Backspace' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft');
  return isBack && value === '' ? 'out' : null;
}
