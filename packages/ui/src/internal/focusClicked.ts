import { activeElement } from './elements.ts';
import { isFocusLost } from './isFocusLost.ts';

/** Safari does not focus a clicked button, so a dialog would not know its opener. */
export function focusClicked(control: HTMLElement): void {
  const active = activeElement();
  if (active === control) return;
  if (isFocusLost() || active?.contains(control)) control.focus({ preventScroll: true });
}
