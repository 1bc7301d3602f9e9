import { trimText } from '@platform/i18n/text';
import { useMemo } from 'react';
import type { Remote } from '../remote.ts';
import type { CreatedIn, CrmContact, CrmInteraction, CrmLead, CrmList } from './types.ts';

/** The contact of a row: `null` where it is gone, `undefined` while nobody knows. */
export type RowContact = CrmContact | null | undefined;

/** What a contact goes by: the name, else the email; '' where it has neither, or is not known. */
export const contactName = (contact: RowContact): string =>
  trimText(contact?.name ?? '') || contact?.email || '';

/** Names by id, where they are known. */
export type Names = ReadonlyMap<string, string>;

/**
 * Who an id stands for: by name where it is known, else the id itself, which may be a name that
 * somebody typed.
 *
 * @param names undefined while they are on their way
 * @returns undefined for an id whose name may be on its way; what holds a space is a name
 */
export function nameOf(names: Names | undefined, id: string): string | undefined {
  const word = trimText(id);
  if (names) return names.get(id) ?? word;
  return word === '' || /\s/.test(word) ? word : undefined;
}

/** A lead with whom it is about, and who looks after it, `nameOf`. */
export interface LeadRow {
  lead: CrmLead;
  contact: RowContact;
  owner: string | undefined;
}

/** An interaction with whom it was, and the voice agent that had it, `nameOf`. */
export interface InteractionRow {
  interaction: CrmInteraction;
  contact: RowContact;
  agent: string | undefined;
}

/** Whether something was created in some days; what nobody knows the day of was not. */
export const isCreatedIn = (
  { createdAt }: { createdAt: Date | null },
  days: CreatedIn | null | undefined,
): boolean => !days || (createdAt !== null && createdAt >= days.from && createdAt < days.to);

const NONE: readonly never[] = [];

/** The items of a list; none while there is no list. */
export function itemsOf<Item>(remote: Remote<CrmList<Item>>): readonly Item[] {
  return remote.status === 'ready' ? remote.data.items : NONE;
}

/** Finds the contact of an id among those that were loaded. */
export type FindContact = (contactId: string) => RowContact;

/** Makes the look-up once per load; a deployment without contacts has none of them. */
export function useContactFinder(contacts: Remote<CrmList<CrmContact>>): FindContact {
  const isKnown = contacts.status === 'ready' || contacts.status === 'unavailable';
  const items = isKnown ? itemsOf(contacts) : undefined;
  return useMemo(() => finderIn(items), [items]);
}

/** Makes a look-up among contacts. */
export function finderIn(items: readonly CrmContact[] | undefined): FindContact {
  if (!items) return () => undefined;
  const byId = new Map(items.map((contact) => [contact.key, contact]));
  return (contactId) => byId.get(contactId) ?? null;
}

/** Joins leads with their contacts, in the order of the leads. */
export function leadRows(
  leads: readonly CrmLead[],
  find: FindContact,
  ownerNames?: Names,
): LeadRow[] {
  return leads.map((lead) => ({
    lead,
    contact: find(lead.contactId),
    owner: nameOf(ownerNames, lead.ownerId),
  }));
}

/** Joins interactions with their contacts, in their order. */
export function interactionRows(
  interactions: readonly CrmInteraction[],
  find: FindContact,
  agentNames?: Names,
): InteractionRow[] {
  return interactions.map((interaction) => ({
    interaction,
    contact: find(interaction.contactId),
    agent: nameOf(agentNames, interaction.voiceAgentId),
  }));
}
