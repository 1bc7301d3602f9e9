import { isElement } from '../../internal/elements.ts';

/** Matches records, but not messages and spacers. */
export const rowSelector = '[data-row]';

/** Row around a node, or null. By selector, because events of rows are delegated to their table. */
export const rowAround = (node: EventTarget | null): HTMLTableRowElement | null =>
  isElement(node) ? node.closest<HTMLTableRowElement>(rowSelector) : null;

/** Elements that handle arrow keys, Enter and letters themselves. */
export const ownsKeys =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="combobox"], [contenteditable]';

const stopSelector = 'a[href], button, input, select, textarea, [tabindex]';

/** Found by selector, because columns render their own cells. */
const stopsIn = (part: Element): HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>(stopSelector),
];

/** In a row that is being edited Tab reaches the fields. */
const isEdited = (row: HTMLElement) => row.dataset['state'] === 'editing';

/** The `tabindex` of controls before they were removed from the tab order. */
const previousTabIndex = new WeakMap<HTMLElement, string | null>();

function removeStop(control: HTMLElement): void {
  if (previousTabIndex.has(control)) return;
  previousTabIndex.set(control, control.getAttribute('tabindex'));
  control.tabIndex = -1;
}

function restoreStop(control: HTMLElement): void {
  if (!previousTabIndex.has(control)) return;
  const tabIndex = previousTabIndex.get(control);
  previousTabIndex.delete(control);
  if (typeof tabIndex === 'string') control.setAttribute('tabindex', tabIndex);
  else control.removeAttribute('tabindex');
}

export function removeFromTabOrder(part: Element): void {
  const controls = stopsIn(part);
  if (isElement(part) && part.matches(stopSelector)) controls.push(part);
  for (const control of controls) {
    const row = rowAround(control);
    if (!row || row === control) continue;
    if (isEdited(row)) restoreStop(control);
    else removeStop(control);
  }
}

export const controlsOf = (row: Element): HTMLElement[] =>
  stopsIn(row).filter(
    (control) => control.getClientRects().length > 0 && !control.matches(':disabled'),
  );

/** Moves the focus to the first row inside an element. Returns false if there is none. */
export function focusFirstRow(within: Element | null): boolean {
  const row = within?.querySelector<HTMLElement>(`${rowSelector}[tabindex]`);
  row?.focus();
  return row !== null && row !== undefined;
}

export function makeTabStop(body: HTMLTableSectionElement, row: HTMLTableRowElement): void {
  for (const other of body.rows) if (other !== row && other.tabIndex === 0) other.tabIndex = -1;
  row.tabIndex = 0;
}
