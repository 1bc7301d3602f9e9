import { createMatcher, joinFields, toSearchText, trimText } from '@platform/i18n/text';
import type { SelectOption } from '../../components/Select/types.ts';
import type { CrmContact } from '../types.ts';

/** More would not be read, and drawing a thousand holds up each key. */
const most = 50;

/** How a contact is offered: two of one name are told apart by their email. */
export function contactOption({ name, email, key }: CrmContact): SelectOption {
  const [label = key, description] = [trimText(name), trimText(email)].filter(Boolean);
  return { value: key, label, description };
}

/**
 * The contacts whose name, email or phone holds what was typed, at most 50. The chosen one is
 * always among them, since its label is shown by the closed field.
 */
export function contactOptions(
  contacts: readonly CrmContact[],
  typed: string,
  chosenId: string,
): SelectOption[] {
  const isSearched = trimText(typed) !== '';
  const isFound = createMatcher(typed);
  const found: SelectOption[] = [];
  let hasChosen = false;
  for (const contact of contacts) {
    const isChosen = contact.key === chosenId;
    const { name, email, phone } = contact;
    const isMatch = !isSearched || isFound(toSearchText(joinFields(name, email, phone)));
    if (isMatch && (found.length < most || (isChosen && !isSearched))) {
      found.push(contactOption(contact));
      hasChosen ||= isChosen;
    }
    if (found.length >= most && (hasChosen || isSearched || chosenId === '')) break;
  }
  return found;
}
