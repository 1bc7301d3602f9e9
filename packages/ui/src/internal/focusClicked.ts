import { activeElement } from './elements.ts';
import { isFocusLost } from './isFocusLost.ts';

/**
 * Focuses a clicked control, which Safari does not: it leaves the focus to the page or a container
 * around the control, so a dialog would not know its opener. A control whose press keeps the focus
 * elsewhere, as in a toolbar of the editor, is left alone.
 */
export function focusClicked(control: HTMLElement): void {
  const active = activeElement();
  if (active === control) return;
  if (isFocusLost() || active?.contains(control)) control.focus({ preventScroll: true });
}
