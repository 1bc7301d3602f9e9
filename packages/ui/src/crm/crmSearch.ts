import { joinFields } from '@platform/i18n/text';
import type { InteractionRow, LeadRow, RowContact } from './crmRows.ts';
import type { CrmContact } from './types.ts';

const whoOf = (contact: RowContact): string[] =>
  contact ? [contact.name, contact.email, contact.phone] : [];

/** What a contact is searched in: name, email, company and phone. */
export const contactText = ({ name, email, company, phone }: CrmContact) =>
  joinFields(name, email, company, phone);

/** What a lead is searched in: contact name, email and phone, source, notes. */
export const leadText = ({ lead, contact }: LeadRow) =>
  joinFields(...whoOf(contact), lead.source, lead.notes);

/** What an interaction is searched in: summary, contact name, email and phone. */
export const interactionText = ({ interaction, contact }: InteractionRow) =>
  joinFields(interaction.summary, ...whoOf(contact));
