import { activeElement } from './elements.ts';

/** True if nothing has the focus, as after its element was removed. */
export function isFocusLost(): boolean {
  const active = activeElement();
  if (active === null) return true;
  return active === active.ownerDocument.body || active.shadowRoot !== null;
}
