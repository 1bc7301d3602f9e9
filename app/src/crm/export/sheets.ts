import { formatDate } from '@platform/i18n';
import type { crmTexts, TextKey, Translate } from '@platform/i18n';
import type { CrmContact, CrmInteraction, CrmLead } from '@platform/ui';
import type { Names } from '../../shared/names/loadNames.ts';
import type { CsvSheet } from './csvText.ts';

type Texts = Translate<TextKey<typeof crmTexts>>;

/** Finds a contact by the id that a lead or an interaction names. */
export type FindContact = (contactId: string) => CrmContact | undefined;

const statusNames = {
  New: 'new',
  Contacted: 'contacted',
  Qualified: 'qualified',
  Proposal: 'proposal',
  Negotiation: 'negotiation',
  'Closed Won': 'closedWon',
  'Closed Lost': 'closedLost',
} as const;

const typeNames = { call: 'call', email: 'email', meeting: 'meeting', note: 'note' } as const;
const directionNames = { in: 'in', out: 'out' } as const;

/** What a table of words holds under a key of its own; undefined for any other word. */
function nameIn<Names extends object>(names: Names, word: string): Names[keyof Names] | undefined {
  return Object.hasOwn(names, word) ? names[word as keyof Names] : undefined;
}

const dateText = (date: Date | null): string => (date ? formatDate(date) : '');

/** Contacts as their table shows them; what is empty stays empty. */
export function contactSheet(t: Texts, contacts: readonly CrmContact[]): CsvSheet {
  return {
    fields: [
      t('crm.contacts.column.contact'),
      t('crm.contacts.column.company'),
      t('crm.contacts.column.phone'),
      t('crm.contacts.column.email'),
      t('crm.contacts.column.created'),
    ],
    rows: contacts.map(({ name, company, phone, email, createdAt }) => [
      name,
      company,
      phone,
      email,
      dateText(createdAt),
    ]),
  };
}

/** Leads as their table shows them, the contact by name or else by address. */
export function leadSheet(
  t: Texts,
  leads: readonly CrmLead[],
  find: FindContact,
  ownerNames?: Names,
): CsvSheet {
  return {
    fields: [
      t('crm.leads.column.contact'),
      t('crm.leads.column.status'),
      t('crm.leads.column.source'),
      t('crm.leads.column.owner'),
      t('crm.leads.column.notes'),
      t('crm.leads.column.created'),
    ],
    rows: leads.map(({ contactId, status, source, ownerId, notes, createdAt }) => {
      const name = nameIn(statusNames, status);
      return [
        contactText(t, find(contactId)),
        name ? t(`crm.status.${name}`) : status,
        source,
        ownerNames?.get(ownerId) ?? ownerId,
        notes,
        dateText(createdAt),
      ];
    }),
  };
}

/** Interactions as their table shows them. */
export function interactionSheet(
  t: Texts,
  interactions: readonly CrmInteraction[],
  find: FindContact,
  agentNames?: Names,
): CsvSheet {
  return {
    fields: [
      t('crm.interactions.column.type'),
      t('crm.interactions.column.summary'),
      t('crm.interactions.column.direction'),
      t('crm.interactions.column.contact'),
      t('crm.interactions.column.agent'),
      t('crm.interactions.column.session'),
      t('crm.interactions.column.date'),
    ],
    rows: interactions.map(({ type, direction, summary, contactId, ...rest }) => {
      const typeName = nameIn(typeNames, type);
      const directionName = nameIn(directionNames, direction);
      return [
        typeName ? t(`crm.type.${typeName}`) : type,
        summary,
        directionName ? t(`crm.direction.${directionName}`) : direction,
        contactText(t, find(contactId)),
        agentNames?.get(rest.voiceAgentId) ?? rest.voiceAgentId,
        rest.sessionId,
        dateText(rest.createdAt),
      ];
    }),
  };
}

const contactText = (t: Texts, contact: CrmContact | undefined): string =>
  contact ? contact.name || contact.email : t('crm.contactMissing');
