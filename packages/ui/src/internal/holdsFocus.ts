import { activeElement } from './elements.ts';
import { isFocusLost } from './isFocusLost.ts';

/** Says whether closing `layer` would lose the focus, so that it must be given back. */
export const holdsFocus = (layer: Element | null): boolean =>
  isFocusLost() || Boolean(layer?.contains(activeElement()));
