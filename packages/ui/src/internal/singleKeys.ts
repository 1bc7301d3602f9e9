import { createContext, useContext } from 'react';
import { isComposing } from '@platform/i18n/text';
import { isElement } from './elements.ts';

/**
 * Enables keys without Ctrl, Cmd or Alt. Users can turn them off, because speech input types single
 * letters by mistake (WCAG 2.1.4 "Character Key Shortcuts").
 */
export const SingleKeysContext = createContext(true);

export const useSingleKeys = (): boolean => useContext(SingleKeysContext);

const typedInto =
  'input, textarea, select, [role="combobox"], [contenteditable=""], [contenteditable="true"]';

/** Inputs without text. */
const pressed = 'input:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

/** True for a text field, or a list with type-ahead. */
export const isTypedInto = (element: Element): boolean =>
  element.matches(typedInto) && !element.matches(pressed);

/**
 * True for a single key that may act: no modifier but Shift (needed for `?` or `/` on some
 * layouts), not in a text field, no composition.
 * @param repeats includes held keys
 */
export function isSingleKey(event: KeyboardEvent, repeats = false): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return false;
  if (event.defaultPrevented || (event.repeat && !repeats)) return false;
  const [target] = event.composedPath();
  return !(isElement(target) && isTypedInto(target));
}
