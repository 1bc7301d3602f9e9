import type { Contact, Conversation } from '@platform/domain';
import { isSamePhone, readPhones } from '@platform/i18n/text';

type KnownContact = Pick<Contact, 'key' | 'name' | 'phone'>;
type CallSides = Pick<Conversation, 'contactId' | 'direction' | 'from' | 'to'>;

export type CallContactFinder<Row> = (call: CallSides) => Row | undefined;

/** Digits at the end of a number in any notation, by which candidates are indexed. */
const INDEX_DIGITS = 7;

const finders = new WeakMap<readonly KnownContact[], CallContactFinder<KnownContact>>();

/**
 * Returns a function that finds the contact of a call by its id, else by the other party's number.
 * Two contacts with the same number are ambiguous: neither is found. Built once per array.
 */
export function callContactFinder<Row extends KnownContact>(
  contacts: readonly Row[],
): CallContactFinder<Row> {
  const known = finders.get(contacts) ?? createFinder(contacts);
  finders.set(contacts, known);
  return known as CallContactFinder<Row>;
}

function createFinder<Row extends KnownContact>(contacts: readonly Row[]): CallContactFinder<Row> {
  const byKey = new Map(contacts.map((contact) => [contact.key, contact]));
  const byDigits = new Map<string, Set<Row>>();
  for (const contact of contacts) {
    for (const digits of indexKeys(contact.phone)) {
      byDigits.set(digits, (byDigits.get(digits) ?? new Set()).add(contact));
    }
  }
  const found = new Map<string, Row | undefined>();

  function byNumber(number: string): Row | undefined {
    const candidates = new Set(
      indexKeys(number).flatMap((digits) => [...(byDigits.get(digits) ?? [])]),
    );
    const same = [...candidates].filter(({ phone }) => isSamePhone(phone, number));
    return same.length === 1 ? same[0] : undefined;
  }

  return ({ contactId, direction, from, to }) => {
    const own = contactId === '' ? undefined : byKey.get(contactId);
    if (own || direction === 'web') return own;
    const number = direction === 'outbound' ? to : from;
    if (!found.has(number)) found.set(number, byNumber(number));
    return found.get(number);
  };
}

const indexKeys = (phone: string): string[] =>
  readPhones(phone).flatMap(({ number }) => {
    const digits = number.replaceAll(/\D/g, '');
    return digits.length < INDEX_DIGITS ? [] : [digits.slice(-INDEX_DIGITS)];
  });
