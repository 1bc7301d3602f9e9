import { isComposing } from '@platform/i18n/text';
import { isElement } from '../../internal/elements.ts';

const layers = '[aria-modal="true"], [role="menu"], [role="listbox"]';

const fields =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [role="combobox"], [contenteditable]';

/** True if a key belongs to a field, a higher layer, the browser or a handler that prevented it. */
export function isTakenKey(event: KeyboardEvent, panel: Element | null): boolean {
  if (event.defaultPrevented || isComposing(event)) return true;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return true;
  if (isElement(event.target) && event.target.closest(fields)) return true;
  const page = panel?.ownerDocument ?? document;
  return [...page.querySelectorAll(layers)].some((layer) => layer !== panel);
}
