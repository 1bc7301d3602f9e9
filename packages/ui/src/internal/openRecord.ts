import type { MouseEvent } from 'react';

/** What does something by itself, and the room around it. */
const controls =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="combobox"], [data-stack="select"]';

/** Whether a press marked some of the words of an element. */
function marksText(element: Element): boolean {
  const selection = element.ownerDocument.getSelection();
  return Boolean(selection && !selection.isCollapsed && selection.containsNode(element, true));
}

/**
 * The row or card that a press is meant for: not for a control in it or a layer above it, and not to
 * mark its words.
 *
 * @param selector of rows or cards that open something
 */
export function pressedRecord(event: MouseEvent, selector: string): HTMLElement | null {
  const { target, currentTarget } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return null;
  const record = target.closest<HTMLElement>(selector);
  // A press in a layer comes here by React's tree, which is not the document's.
  if (!record || !currentTarget.contains(record)) return null;
  const control = target.closest(controls);
  if (control && record.contains(control)) return null;
  return marksText(record) ? null : record;
}

/** Follows a link the way a press on the link itself would: in a new tab where that was asked for. */
export function followLink(
  link: HTMLAnchorElement,
  press: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): void {
  const isElsewhere = press.button === 1 || press.ctrlKey || press.metaKey || press.shiftKey;
  if (isElsewhere) window.open(link.href, '_blank', 'noopener');
  else link.click();
}

/** Lets the middle button open a record: the browser would scroll with it otherwise. */
export function keepMiddleButton(event: MouseEvent, selector: string): void {
  if (event.button === 1 && pressedRecord(event, selector)) event.preventDefault();
}
