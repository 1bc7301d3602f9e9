import { createMatcher, joinFields, toSearchText, trimText } from '@platform/i18n/text';
import type { SelectOption } from '../../../components/Select/types.ts';
import type { CrmContact } from '../types.ts';

/** Rendering a thousand options delays each key press. */
const MAX_OPTIONS = 50;

export function contactOption({ name, email, key }: CrmContact): SelectOption {
  const [label = key, description] = [trimText(name), trimText(email)].filter(Boolean);
  return { value: key, label, description };
}

/** Always includes the selected contact, since the closed field shows its label. */
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
    if (isMatch && (found.length < MAX_OPTIONS || (isChosen && !isSearched))) {
      found.push(contactOption(contact));
      hasChosen ||= isChosen;
    }
    if (found.length >= MAX_OPTIONS && (hasChosen || isSearched || chosenId === '')) break;
  }
  return found;
}
