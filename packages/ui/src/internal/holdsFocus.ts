import { activeElement } from './elements.ts';
import { isFocusLost } from './isFocusLost.ts';

/** True if closing `layer` would lose the focus. */
export const holdsFocus = (layer: Element | null): boolean =>
  isFocusLost() || Boolean(layer?.contains(activeElement()));
