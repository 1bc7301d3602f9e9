import { createContext, useContext } from 'react';
import { isComposing } from '@platform/i18n/text';
import { isElement } from './elements.ts';

/** False if the user turned off single keys, which speech input types by mistake (WCAG 2.1.4). */
export const SingleKeysEnabledContext = createContext(true);

export const useSingleKeysEnabled = (): boolean => useContext(SingleKeysEnabledContext);

const typedInto =
  'input, textarea, select, [role="combobox"], [contenteditable=""], [contenteditable="true"]';

/** Inputs without text. */
const pressed = 'input:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

/** True for a text field, or a list with type-ahead. */
export const isTypedInto = (element: Element): boolean =>
  element.matches(typedInto) && !element.matches(pressed);

/** No modifier but Shift (for `?` on some layouts). `repeats` includes held keys. */
export function isSingleKey(event: KeyboardEvent, repeats = false): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return false;
  if (event.defaultPrevented || (event.repeat && !repeats)) return false;
  const [target] = event.composedPath();
  return !(isElement(target) && isTypedInto(target));
}
