import type { MouseEvent } from 'react';
import { isElement } from './elements.ts';

/** What does something by itself, and the room around it. */
const controls =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="combobox"], [data-stack="select"]';

/** Whether a press marked some of the words of an element. */
function marksText(element: Element): boolean {
  const selection = element.ownerDocument.getSelection();
  return Boolean(selection && !selection.isCollapsed && selection.containsNode(element, true));
}

/** The row or card that a press is meant for: not for a control in it, nor to mark its words. */
function pressedRecord(event: MouseEvent, selector: string): HTMLElement | null {
  const { target, currentTarget } = event;
  if (event.defaultPrevented || !isElement(target)) return null;
  const record = target.closest<HTMLElement>(selector);
  // A press in a layer comes here by React's tree, which is not the document's.
  if (!record || !currentTarget.contains(record)) return null;
  const control = target.closest(controls);
  if (control && record.contains(control)) return null;
  return marksText(record) ? null : record;
}

/** Opens a record the way a press on its link or button would: in a new tab where that was asked for. */
function open(record: HTMLElement, opener: HTMLElement, event: MouseEvent): void {
  const isElsewhere = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
  if (isElsewhere && opener instanceof HTMLAnchorElement) {
    window.open(opener.href, '_blank', 'noopener');
    return;
  }
  if (event.button !== 0) return;
  // What it opens gives the focus back.
  if (!record.contains(document.activeElement)) opener.focus({ preventScroll: true });
  opener.click();
}

/**
 * Lets a press anywhere on a row or card open its record, for what is around them all.
 *
 * @param selector of rows or cards that open something
 * @param openerOf finds the link or button in one that opens it
 */
export function recordPress(
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
    /** The middle button would scroll otherwise. */
    onMouseDown: (event: MouseEvent) => {
      if (event.button === 1 && pressedRecord(event, selector)) event.preventDefault();
    },
  };
}

/** The link of a row or card that has one. */
export const firstLink = (record: HTMLElement): HTMLElement | null =>
  record.querySelector('a[href]');
