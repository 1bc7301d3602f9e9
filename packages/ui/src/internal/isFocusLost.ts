import { activeElement } from './elements.ts';

/** Says whether nothing has the focus, as when what had it was removed. */
export function isFocusLost(): boolean {
  const active = activeElement();
  if (active === null) return true;
  return active === active.ownerDocument.body || active.shadowRoot !== null;
}
