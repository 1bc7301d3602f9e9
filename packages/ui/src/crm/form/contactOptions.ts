import type { SelectOption } from '../../components/Select/types.ts';
import type { CrmContact } from '../types.ts';

/** More would not be read, and drawing a thousand holds up each key. */
const most = 50;

/** Folds case and accents, so that "zoe" finds "Zoë". */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How a contact is offered: two of one name are told apart by their email. */
export function contactLabel({ name, email, id }: CrmContact): string {
  return [name.trim(), email.trim()].filter(Boolean).join(' · ') || id;
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
  const wanted = fold(typed.trim());
  const found: SelectOption[] = [];
  let hasChosen = false;
  for (const contact of contacts) {
    const isChosen = contact.id === chosenId;
    const isMatch =
      wanted === '' || fold(`${contactLabel(contact)}\n${contact.phone}`).includes(wanted);
    if (isMatch && (found.length < most || (isChosen && wanted === ''))) {
      found.push({ value: contact.id, label: contactLabel(contact) });
      hasChosen ||= isChosen;
    }
    if (found.length >= most && (hasChosen || wanted !== '' || chosenId === '')) break;
  }
  return found;
}
