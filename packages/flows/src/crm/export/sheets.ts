import type { Direction, InteractionType, LeadStatus } from '@platform/api';
import type { CsvSheet } from '../../export/csvText.ts';
import { sheetOf, wordOf } from '../../export/sheetOf.ts';
import type { Columns } from '../../export/sheetOf.ts';

/** A contact as its list shows it. */
export interface ContactRow {
  name: string;
  company: string;
  phone: string;
  email: string;
  createdAt: Date | null;
}

/** A lead as its list shows it; a status that is not one of `LeadStatus` is exported as it is. */
export interface LeadRow {
  contactId: string;
  status: string;
  source: string;
  ownerId: string;
  notes: string;
  createdAt: Date | null;
}

/** An interaction as its list shows it; unknown types and directions are exported as they are. */
export interface InteractionRow {
  contactId: string;
  type: string;
  summary: string;
  direction: string;
  voiceAgentId: string;
  sessionId: string;
  createdAt: Date | null;
}

/** Finds a contact by the id that a lead or an interaction names. */
export type FindContact = (contactId: string) => Pick<ContactRow, 'name' | 'email'> | undefined;

/** Names by id. */
export type Names = ReadonlyMap<string, string>;

const contactColumns = ['contact', 'company', 'phone', 'email', 'created'] as const;
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

/** The words of a sheet, in the person's language. */
export interface ContactSheetWords {
  columns: Columns<(typeof contactColumns)[number]>;
  date: (date: Date) => string;
}

export interface LeadSheetWords {
  columns: Columns<(typeof leadColumns)[number]>;
  statuses: Readonly<Record<LeadStatus, string>>;
  contactMissing: string;
  date: (date: Date) => string;
}

export interface InteractionSheetWords {
  columns: Columns<(typeof interactionColumns)[number]>;
  types: Readonly<Record<InteractionType, string>>;
  directions: Readonly<Record<Direction, string>>;
  contactMissing: string;
  date: (date: Date) => string;
}

/** Lays out contacts in the columns of their table; what is empty stays empty. */
export function contactSheet(contacts: readonly ContactRow[], words: ContactSheetWords): CsvSheet {
  return sheetOf(
    contactColumns,
    words.columns,
    contacts.map(({ name, createdAt, ...contact }) => ({
      ...contact,
      contact: name,
      created: dateText(createdAt, words),
    })),
  );
}

/** Lays out leads in the columns of their table, the contact by name or else by address. */
export function leadSheet(
  leads: readonly LeadRow[],
  words: LeadSheetWords,
  find: FindContact,
  ownerNames?: Names,
): CsvSheet {
  return sheetOf(
    leadColumns,
    words.columns,
    leads.map(({ contactId, status, ownerId, createdAt, ...lead }) => ({
      ...lead,
      contact: contactText(find(contactId), words),
      status: wordOf(words.statuses, status),
      owner: ownerNames?.get(ownerId) ?? ownerId,
      created: dateText(createdAt, words),
    })),
  );
}

/** Lays out interactions in the columns of their table. */
export function interactionSheet(
  interactions: readonly InteractionRow[],
  words: InteractionSheetWords,
  find: FindContact,
  agentNames?: Names,
): CsvSheet {
  return sheetOf(
    interactionColumns,
    words.columns,
    interactions.map(({ contactId, type, direction, voiceAgentId, ...interaction }) => ({
      type: wordOf(words.types, type),
      summary: interaction.summary,
      direction: wordOf(words.directions, direction),
      contact: contactText(find(contactId), words),
      agent: agentNames?.get(voiceAgentId) ?? voiceAgentId,
      session: interaction.sessionId,
      date: dateText(interaction.createdAt, words),
    })),
  );
}

const dateText = (date: Date | null, words: { date: (date: Date) => string }): string =>
  date ? words.date(date) : '';

const contactText = (
  contact: Pick<ContactRow, 'name' | 'email'> | undefined,
  words: { contactMissing: string },
): string => (contact ? contact.name || contact.email : words.contactMissing);
