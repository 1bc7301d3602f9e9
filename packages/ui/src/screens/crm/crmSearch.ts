import { joinFields } from '@platform/i18n/text';
import type { InteractionRow, LeadRow, RowContact } from './crmRows.ts';
import type { CrmContact } from './types.ts';

const contactTexts = (contact: RowContact): string[] =>
  contact ? [contact.name, contact.email, contact.phone] : [];

export const contactText = ({ name, email, company, phone }: CrmContact) =>
  joinFields(name, email, company, phone);

export const leadText = ({ lead, contact }: LeadRow) =>
  joinFields(...contactTexts(contact), lead.source, lead.notes);

export const interactionText = ({ interaction, contact }: InteractionRow) =>
  joinFields(interaction.summary, ...contactTexts(contact));
