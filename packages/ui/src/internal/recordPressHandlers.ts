import type { MouseEvent } from 'react';
import { isElement } from './elements.ts';

/** Interactive elements of a record, and its checkbox's cell; by selector, as presses are delegated. */
const controls =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="combobox"], [data-stack="select"]';

function selectsText(element: Element): boolean {
  const selection = element.ownerDocument.getSelection();
  return Boolean(selection && !selection.isCollapsed && selection.containsNode(element, true));
}

function pressedRecord(event: MouseEvent, selector: string): HTMLElement | null {
  const { target, currentTarget } = event;
  if (event.defaultPrevented || !isElement(target)) return null;
  // Found by selector, because the press of a list is delegated.
  const record = target.closest<HTMLElement>(selector);
  // React also bubbles presses from portals.
  if (!record || !currentTarget.contains(record)) return null;
  const control = target.closest(controls);
  if (control && record.contains(control)) return null;
  return selectsText(record) ? null : record;
}

function open(record: HTMLElement, opener: HTMLElement, event: MouseEvent): void {
  const isElsewhere = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
  if (isElsewhere && opener instanceof HTMLAnchorElement) {
    window.open(opener.href, '_blank', 'noopener');
    return;
  }
  if (event.button !== 0) return;
  // The opened layer returns the focus to the opener.
  if (!record.contains(document.activeElement)) opener.focus({ preventScroll: true });
  opener.click();
}

/** A press anywhere on a row or card opens its record. `openerOf` returns its link or button. */
export function recordPressHandlers(
  selector: string,
  openerOf: (record: HTMLElement) => HTMLElement | null | undefined,
) {
  function onClick(event: MouseEvent): void {
    const record = pressedRecord(event, selector);
    const opener = record && openerOf(record);
    if (opener) open(record, opener, event);
  }
  return {
    onClick,
    onAuxClick: (event: MouseEvent) => {
      if (event.button === 1) onClick(event);
    },
    /** The middle button would start scrolling. */
    onMouseDown: (event: MouseEvent) => {
      if (event.button === 1 && pressedRecord(event, selector)) event.preventDefault();
    },
  };
}

/** The link that a record renders. */
export const firstLink = (record: HTMLElement): HTMLElement | null =>
  record.querySelector('a[href]');
