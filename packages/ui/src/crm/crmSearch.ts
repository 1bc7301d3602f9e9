import type { InteractionRow, LeadRow, RowContact } from './crmRows.ts';
import type { CrmContact } from './types.ts';

const joined = (...parts: readonly string[]) => parts.join('\n');

const whoOf = (contact: RowContact) => (contact ? joined(contact.name, contact.email) : '');

/** What a contact is searched in: name, email, company and phone. */
export const contactText = ({ name, email, company, phone }: CrmContact) =>
  joined(name, email, company, phone);

/** What a lead is searched in: contact name and email, source, notes. */
export const leadText = ({ lead, contact }: LeadRow) =>
  joined(whoOf(contact), lead.source, lead.notes);

/** What an interaction is searched in: summary, contact name and email. */
export const interactionText = ({ interaction, contact }: InteractionRow) =>
  joined(interaction.summary, whoOf(contact));
