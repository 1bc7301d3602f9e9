import { isElement } from '../../internal/elements.ts';

/** A row of a body, or of none: messages and gaps are no rows. */
export const rowSelector = '[data-row]';

/** What arrow keys, Enter and letters are for in it: a text, a choice. */
export const ownsKeys =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="combobox"], [contenteditable]';

const stops = 'a[href], button, input, select, textarea, [tabindex]';

/** A row that is being edited is a small form: its fields are reached by Tab. */
const isEdited = (row: HTMLElement) => row.dataset['state'] === 'editing';

/** What the tab order of a control was before it was taken out. */
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

/** Takes the controls in a part of a table out of the tab order, but those of a row being edited. */
export function settleStops(part: Element): void {
  const controls = [...part.querySelectorAll<HTMLElement>(stops)];
  if (isElement(part) && part.matches(stops)) controls.push(part);
  for (const control of controls) {
    const row = control.closest<HTMLElement>(rowSelector);
    if (!row || row === control) continue;
    if (isEdited(row)) putBack(control);
    else takeOut(control);
  }
}

/** What can have the focus in a row, in its order. */
export const controlsOf = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(stops)].filter(
    (control) => control.getClientRects().length > 0 && !control.matches(':disabled'),
  );

/** Makes one row of a body the one that Tab reaches. */
export function makeTabStop(body: HTMLElement, row: HTMLElement): void {
  for (const other of body.querySelectorAll<HTMLElement>(`${rowSelector}[tabindex="0"]`)) {
    if (other !== row) other.tabIndex = -1;
  }
  row.tabIndex = 0;
}
