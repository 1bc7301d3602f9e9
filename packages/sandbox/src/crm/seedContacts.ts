import type { contacts } from '../db/crmTables.ts';
import { addSeconds } from '../session/tokenSet.ts';
import { NAMES, ODD_NAMES } from './names.ts';

const HOUR_SECONDS = 3600;
const COMPANIES = ['Bluebird Bakery', 'Kestrel Logistics', 'Café Ñandú', '北斗貿易', '', ''];
const TAGS = [['newsletter'], [], ['vip', 'newsletter'], []];

export type SeedContact = typeof contacts.$inferInsert;

/** Returns the same contacts on each call, newest first; number 1 is the newest. */
export function contactsOf(
  tenantId: string,
  prefix: string,
  count: number,
  now: Date,
): SeedContact[] {
  return Array.from({ length: count }, (_, index): SeedContact => {
    const number = index + 1;
    const { name, mailbox } = personOf(index);
    const createdAt = addSeconds(now, -number * 5 * HOUR_SECONDS);
    const company = COMPANIES[number % COMPANIES.length] ?? '';
    return {
      id: contactId(prefix, number),
      tenantId,
      name,
      // One in fifty has no email, one in seven no phone.
      email: number % 50 === 0 ? '' : `${mailbox}.${number}@customer.example`,
      phone: number % 7 === 0 ? '' : `+44 20 7946 ${String(number).padStart(4, '0')}`,
      consentSms: number % 3 === 0,
      consentVoice: number % 4 === 0,
      notes: number % 9 === 0 ? 'Prefers to be called in the morning.' : '',
      tags: TAGS[number % TAGS.length] ?? [],
      extra: { ...(company !== '' && { company }), ...consentOf(number, createdAt) },
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** Half of the voice consents were asked for; one in ten contacts declined. */
function consentOf(number: number, at: Date): Record<string, string> {
  const record = (source: string) => ({
    consent_voice_at: at.toISOString(),
    consent_voice_source: source,
  });
  if (number % 8 === 0) return record('import');
  return number % 10 === 3 ? record('contact_form') : {};
}

export function contactId(prefix: string, number: number): string {
  return `con_${prefix}${String(number).padStart(4, '0')}`;
}

/** The odd names start at index 10, so that the first rows look ordinary. */
function personOf(index: number): { name: string; mailbox: string } {
  const odd = ODD_NAMES[index - 10];
  if (odd !== undefined) return { name: odd, mailbox: 'odd' };
  const names = NAMES[index % NAMES.length];
  if (!names) return { name: '', mailbox: '' };
  const { given, family, mailbox } = names;
  const round = Math.floor(index / NAMES.length);
  const first = given[round % given.length] ?? '';
  const last = family[Math.floor(round / given.length) % family.length] ?? '';
  return { name: `${first} ${last}`, mailbox };
}
