import type { KeyboardEvent } from 'react';
import { activeElement } from '../internal/elements.ts';

const stops = 'a[href], button';

/**
 * Lets the up and down arrows go from a link or button of a row to the same one of the row above
 * or below.
 */
export function handleRowKeys(event: KeyboardEvent<HTMLElement>): void {
  const isDown = event.key === 'ArrowDown';
  if ((!isDown && event.key !== 'ArrowUp') || event.defaultPrevented) return;
  const active = activeElement();
  const row = active?.closest('tr[data-row]');
  if (!row || !event.currentTarget.contains(row)) return;
  const place = [...row.querySelectorAll(stops)].indexOf(active as Element);
  const next = isDown ? row.nextElementSibling : row.previousElementSibling;
  const target = next?.querySelectorAll<HTMLElement>(stops)[place];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
