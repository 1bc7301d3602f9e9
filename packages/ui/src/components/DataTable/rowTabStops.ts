import { isElement } from '../../internal/elements.ts';

/** Matches records, but not messages and spacers. */
export const rowSelector = '[data-row]';

/** Row around a node, or null. By selector, because events of rows are delegated to their table. */
export const rowAround = (node: EventTarget | null): HTMLTableRowElement | null =>
  isElement(node) ? node.closest<HTMLTableRowElement>(rowSelector) : null;

/** Elements that handle arrow keys, Enter and letters themselves. */
export const ownsKeys =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="combobox"], [contenteditable]';

const stops = 'a[href], button, input, select, textarea, [tabindex]';

/** By selector, because cells render what a column says. */
const stopsIn = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>(stops)];

/** In a row that is being edited Tab reaches the fields. */
const isEdited = (row: HTMLElement) => row.dataset['state'] === 'editing';

/** The `tabindex` of controls before they were removed from the tab order. */
const former = new WeakMap<HTMLElement, string | null>();

function takeOut(control: HTMLElement): void {
  if (former.has(control)) return;
  former.set(control, control.getAttribute('tabindex'));
  control.tabIndex = -1;
}

function putBack(control: HTMLElement): void {
  if (!former.has(control)) return;
  const tabIndex = former.get(control);
  former.delete(control);
  if (typeof tabIndex === 'string') control.setAttribute('tabindex', tabIndex);
  else control.removeAttribute('tabindex');
}

export function removeFromTabOrder(part: Element): void {
  const controls = stopsIn(part);
  if (isElement(part) && part.matches(stops)) controls.push(part);
  for (const control of controls) {
    const row = rowAround(control);
    if (!row || row === control) continue;
    if (isEdited(row)) putBack(control);
    else takeOut(control);
  }
}

export const controlsOf = (row: Element): HTMLElement[] =>
  stopsIn(row).filter(
    (control) => control.getClientRects().length > 0 && !control.matches(':disabled'),
  );

/** Moves the focus to the first row inside an element. False if it has none that takes it. */
export function focusFirstRow(within: Element | null): boolean {
  const row = within?.querySelector<HTMLElement>(`${rowSelector}[tabindex]`);
  row?.focus();
  return row !== null && row !== undefined;
}

export function makeTabStop(body: HTMLTableSectionElement, row: HTMLTableRowElement): void {
  for (const other of body.rows) if (other !== row && other.tabIndex === 0) other.tabIndex = -1;
  row.tabIndex = 0;
}
