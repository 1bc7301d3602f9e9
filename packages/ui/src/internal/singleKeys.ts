import { createContext, useContext } from 'react';
import { isComposing } from '@platform/i18n/text';
import { isElement } from './elements.ts';

/**
 * Whether keys without Ctrl, Cmd or Alt act on the page. A person can switch them off: speech input
 * types single letters by mistake (WCAG 2.1.4 "Character Key Shortcuts").
 */
export const SingleKeysContext = createContext(true);

/** Whether a letter may act by itself; see `SingleKeysContext`. */
export const useSingleKeys = (): boolean => useContext(SingleKeysContext);

const typedInto =
  'input, textarea, select, [role="combobox"], [contenteditable=""], [contenteditable="true"]';

/** What a person cannot type into, though it is an input. */
const pressed = 'input:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

/** Whether keys go into an element: a field, or a choice that letters look through. */
export const isTypedInto = (element: Element): boolean =>
  element.matches(typedInto) && !element.matches(pressed);

/**
 * Whether a press is a single key that may act: no modifier but Shift, which some layouts need for
 * `?` or `/`, nothing that is being typed into, no composition of characters under way.
 *
 * @param repeats whether a key that is held counts
 */
export function isSingleKey(event: KeyboardEvent, repeats = false): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return false;
  if (event.defaultPrevented || (event.repeat && !repeats)) return false;
  const [target] = event.composedPath();
  return !(isElement(target) && isTypedInto(target));
}
