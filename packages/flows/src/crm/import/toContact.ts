import { CONTACT_LIMITS } from '@platform/domain';
import { splitName } from '@platform/api';
import type { ContactInput } from '@platform/api';
import { cleanEmail, emailKey, isEmail, readPhone, trimText } from '@platform/i18n/text';
import { cellText } from './cellText.ts';
import type { CsvRecord } from './parseCsv.ts';
import { readConsent } from './readConsent.ts';
import { readEmails } from './readEmails.ts';
import { isPhone, isRounded, readPhones } from './readPhones.ts';
import { shorten } from './shorten.ts';
import type { Column, ColumnTarget, RowNotice } from './types.ts';

export interface RowContact {
  name: string;
  /** The cell's text if it is not an email. */
  email: string;
  input: ContactInput;
  /** Values of matched columns that are not imported. */
  notices: RowNotice[];
}

interface Choice {
  value: string;
  notices: RowNotice[];
}

/** System groups of Google Contacts: `* myContacts`. */
const SYSTEM_GROUP = /^\* /;

/** A full name is split at its first space. A consent is recorded as known since `now`. */
export function toContact(
  { cells }: CsvRecord,
  columns: readonly Column[],
  now = new Date(),
): RowContact {
  function value(target: ColumnTarget): string {
    const column = columns.find((one) => one.target === target);
    return column ? cellText(cells[column.index] ?? '') : '';
  }
  const email = chooseEmail(value('email'));
  const phone = choosePhone(value('phone'));
  const tags = chooseTags(value('tags'));
  const voice = chooseConsent(value('consentVoice'));
  const sms = chooseConsent(value('consentSms'));
  const company = value('company');
  const record = { since: now, source: 'import' };
  const nameParts = [value('name'), value('firstName'), value('lastName')].map(firstName);
  const [fullName = '', firstPart = '', lastPart = ''] = nameParts;
  const emailName = firstPart || lastPart ? '' : email.sender;
  const parts =
    fullName || emailName
      ? splitName(fullName || emailName)
      : { firstName: firstPart, lastName: lastPart };
  return {
    name: [parts.firstName, parts.lastName].filter(Boolean).join(' '),
    email: email.value,
    input: {
      ...parts,
      email: email.value,
      phone: phone.value,
      notes: value('notes'),
      tags: tags.values,
      ...(voice.isKnown && { consentVoice: voice.value, consentVoiceRecord: record }),
      ...(sms.isKnown && { consentSms: sms.value, consentSmsRecord: record }),
      ...(company !== '' && { extra: { company } }),
    },
    notices: [email, phone, voice, sms, tags].flatMap(({ notices }) => notices),
  };
}

const firstName = (cell: string): string =>
  trimText(cell.split(':::', 1)[0] ?? '').replaceAll(/\s+/g, ' ');

function chooseEmail(cell: string): Choice & { sender: string } {
  const emails = readEmails(cell);
  const chosen = emails.find(({ email }) => isEmail(email));
  if (!chosen) return { value: cell, notices: [], sender: '' };
  const key = emailKey(chosen.email);
  const rest = emails.map(({ email }) => email).filter((email) => emailKey(email) !== key);
  return { value: cleanEmail(chosen.email), notices: restNotices(rest), sender: chosen.name };
}

function choosePhone(cell: string): Choice {
  const phones = readPhones(cell);
  const chosen = phones.find((phone) => readPhone(phone)) ?? phones.find(isPhone);
  if (chosen !== undefined) {
    return { value: chosen, notices: restNotices(phones.filter((phone) => phone !== chosen)) };
  }
  if (phones.length === 0) return { value: '', notices: [] };
  const kind = phones.some(isRounded) ? 'phoneRounded' : 'phoneInvalid';
  return { value: '', notices: [{ kind, text: shorten(cell) }] };
}

/** A text that is neither yes nor no is left out, never taken for a no. */
function chooseConsent(cell: string) {
  const answer = readConsent(cell);
  const notices: RowNotice[] =
    answer === null ? [{ kind: 'consentUnclear', text: shorten(cell) }] : [];
  return { value: answer === 'yes', isKnown: answer === 'yes' || answer === 'no', notices };
}

function chooseTags(cell: string): { values: string[]; notices: RowNotice[] } {
  const tags = readTags(cell);
  const isLong = (tag: string) => tag.length > CONTACT_LIMITS.tag;
  const fitting = tags.filter((tag) => !isLong(tag));
  const notices: RowNotice[] = tags
    .filter(isLong)
    .map((tag) => ({ kind: 'tagTooLong', text: shorten(tag) }));
  return {
    values: fitting.slice(0, CONTACT_LIMITS.tags),
    notices: [...notices, ...restNotices(fitting.slice(CONTACT_LIMITS.tags))],
  };
}

const restNotices = (rest: readonly string[]): RowNotice[] =>
  rest.length === 0 ? [] : [{ kind: 'rest', text: shorten(rest.join(', ')) }];

function readTags(cell: string): string[] {
  const tags = cell
    .split(/:::|[,;|\n]/)
    .map((tag) => trimText(tag).replaceAll(/^"+|"+$/g, ''))
    .filter((tag) => tag !== '' && !SYSTEM_GROUP.test(tag));
  return [...new Set(tags)];
}
