import type {
  Contact,
  Interaction,
  InteractionDirection,
  InteractionType,
  Lead,
  LeadStatus,
} from '@platform/api';
import type { CsvSheet } from '../../export/csvText.ts';
import { sheetOf, labelOf } from '../../export/sheetOf.ts';
import type { Columns } from '../../export/sheetOf.ts';

export type ContactRow = Pick<
  Contact,
  | 'name'
  | 'company'
  | 'phone'
  | 'email'
  | 'createdAt'
  | 'consentVoice'
  | 'consentVoiceRecord'
  | 'consentSms'
  | 'consentSmsRecord'
  | 'tags'
>;

type LeadRow = Pick<
  Lead,
  'contactId' | 'statusText' | 'source' | 'ownerId' | 'notes' | 'createdAt'
>;

type InteractionRow = Pick<
  Interaction,
  | 'contactId'
  | 'typeText'
  | 'summary'
  | 'directionText'
  | 'voiceAgentId'
  | 'sessionId'
  | 'createdAt'
>;

export type FindContact = (contactId: string) => Pick<ContactRow, 'name' | 'email'> | undefined;

export type Names = ReadonlyMap<string, string>;

const contactColumns = [
  'contact',
  'company',
  'phone',
  'email',
  'created',
  'consentVoice',
  'consentSms',
  'tags',
] as const;
const leadColumns = ['contact', 'status', 'source', 'owner', 'notes', 'created'] as const;
const interactionColumns = [
  'type',
  'summary',
  'direction',
  'contact',
  'agent',
  'session',
  'date',
] as const;

export interface ContactSheetTexts {
  columns: Columns<(typeof contactColumns)[number]>;
  /** Answers to a consent; one that is not recorded is an empty cell, as the import reads it. */
  consents: Readonly<Record<'yes' | 'no', string>>;
  date: (date: Date) => string;
}

export interface LeadSheetTexts {
  columns: Columns<(typeof leadColumns)[number]>;
  statuses: Readonly<Record<LeadStatus, string>>;
  contactMissing: string;
  date: (date: Date) => string;
}

export interface InteractionSheetTexts {
  columns: Columns<(typeof interactionColumns)[number]>;
  types: Readonly<Record<InteractionType, string>>;
  directions: Readonly<Record<InteractionDirection, string>>;
  contactMissing: string;
  date: (date: Date) => string;
}

export function contactSheet(contacts: readonly ContactRow[], words: ContactSheetTexts): CsvSheet {
  return sheetOf(
    contactColumns,
    words.columns,
    contacts.map(({ name, company, phone, email, createdAt, tags, ...contact }) => ({
      contact: name,
      company,
      phone,
      email,
      created: dateText(createdAt, words),
      consentVoice: consentText(contact.consentVoice, contact.consentVoiceRecord, words),
      consentSms: consentText(contact.consentSms, contact.consentSmsRecord, words),
      tags: tags.join('; '),
    })),
  );
}

export function leadSheet(
  leads: readonly LeadRow[],
  words: LeadSheetTexts,
  findContact: FindContact,
  ownerNames?: Names,
): CsvSheet {
  return sheetOf(
    leadColumns,
    words.columns,
    leads.map(({ contactId, statusText, ownerId, createdAt, ...lead }) => ({
      ...lead,
      contact: contactText(findContact(contactId), words),
      status: labelOf(words.statuses, statusText),
      owner: ownerNames?.get(ownerId) ?? ownerId,
      created: dateText(createdAt, words),
    })),
  );
}

export function interactionSheet(
  interactions: readonly InteractionRow[],
  words: InteractionSheetTexts,
  findContact: FindContact,
  agentNames?: Names,
): CsvSheet {
  return sheetOf(
    interactionColumns,
    words.columns,
    interactions.map(({ contactId, voiceAgentId, ...interaction }) => ({
      type: labelOf(words.types, interaction.typeText),
      summary: interaction.summary,
      direction: labelOf(words.directions, interaction.directionText),
      contact: contactText(findContact(contactId), words),
      agent: agentNames?.get(voiceAgentId) ?? voiceAgentId,
      session: interaction.sessionId,
      date: dateText(interaction.createdAt, words),
    })),
  );
}

function consentText(
  hasAgreed: boolean,
  record: ContactRow['consentSmsRecord'],
  { consents }: ContactSheetTexts,
): string {
  if (hasAgreed) return consents.yes;
  return record ? consents.no : '';
}

const dateText = (date: Date | null, words: { date: (date: Date) => string }): string =>
  date ? words.date(date) : '';

const contactText = (
  contact: Pick<ContactRow, 'name' | 'email'> | undefined,
  words: { contactMissing: string },
): string => (contact ? contact.name || contact.email : words.contactMissing);
