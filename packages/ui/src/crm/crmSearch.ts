import type { InteractionRow, LeadRow, RowContact } from './crmRows.ts';
import type { CrmContact } from './types.ts';

const joined = (...parts: readonly string[]) => parts.join('\n').toLowerCase();

const whoOf = (contact: RowContact) => (contact ? `${contact.name}\n${contact.email}` : '');

/** What each contact is searched in: name, email, company and phone. */
export function contactTexts(contacts: readonly CrmContact[]): string[] {
  return contacts.map(({ name, email, company, phone }) => joined(name, email, company, phone));
}

/** What each lead is searched in: contact name and email, source, notes. */
export function leadTexts(rows: readonly LeadRow[]): string[] {
  return rows.map(({ lead, contact }) => joined(whoOf(contact), lead.source, lead.notes));
}

/** What each interaction is searched in: summary, contact name and email. */
export function interactionTexts(rows: readonly InteractionRow[]): string[] {
  return rows.map(({ interaction, contact }) => joined(interaction.summary, whoOf(contact)));
}

/**
 * Keeps the rows whose text holds what is searched for, in any case. White space around it is not
 * searched for: pasted addresses often bring some.
 *
 * @param texts one for each row, made once per list and not once per key press
 * @param accepts what a row must be besides, e.g. of a status
 */
export function filterRows<Row>(
  rows: readonly Row[],
  texts: readonly string[],
  search: string,
  accepts?: (row: Row) => boolean,
): readonly Row[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '' && !accepts) return rows;
  return rows.filter(
    (row, index) => (texts[index]?.includes(wanted) ?? false) && (!accepts || accepts(row)),
  );
}
