import { consentOf } from './consent.ts';
import type { ConsentAnswer, ConsentChannel } from './consent.ts';
import type { ContactFilters } from './screenTypes.ts';
import type { CrmContact } from './types.ts';

export const NO_FILTERS: ContactFilters = { voice: [], sms: [], tags: [] };

export const hasFilters = ({ voice, sms, tags }: ContactFilters): boolean =>
  voice.length + sms.length + tags.length > 0;

/** True if the contact has one of the chosen values of each filter that is set. */
export function matchesFilters(contact: CrmContact, filters: ContactFilters): boolean {
  const { voice, sms, tags } = filters;
  const has = (answers: readonly ConsentAnswer[], channel: ConsentChannel) =>
    answers.length === 0 || answers.includes(consentOf(contact, channel));
  const isTagged = tags.length === 0 || tags.some((tag) => contact.tags.includes(tag));
  return isTagged && has(voice, 'voice') && has(sms, 'sms');
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** Tags of the contacts in alphabetical order, together with `others`. */
export const tagsOf = (
  contacts: readonly CrmContact[],
  others: readonly string[] = [],
): readonly string[] =>
  [...new Set([...contacts.flatMap(({ tags }) => tags), ...others])].toSorted(collator.compare);
