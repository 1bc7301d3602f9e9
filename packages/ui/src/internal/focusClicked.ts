import { activeElement } from './elements.ts';
import { isFocusLost } from './isFocusLost.ts';

/**
 * Focuses a clicked control, because Safari does not and a dialog would not know its opener. Skips
 * controls that keep the focus elsewhere, such as an editor's toolbar.
 */
export function focusClicked(control: HTMLElement): void {
  const active = activeElement();
  if (active === control) return;
  if (isFocusLost() || active?.contains(control)) control.focus({ preventScroll: true });
}
