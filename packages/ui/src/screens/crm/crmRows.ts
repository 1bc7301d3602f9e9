import { trimText } from '@platform/i18n/text';
import { useMemo } from 'react';
import type { Remote } from '../../remote.ts';
import type { CrmContact, CrmInteraction, CrmLead, CrmList } from './types.ts';

/** Contact of a row: `null` if it was not found, `undefined` if unknown. */
export type RowContact = CrmContact | null | undefined;

export const contactName = (contact: RowContact): string =>
  trimText(contact?.name ?? '') || contact?.email || '';

/** Returns an unknown id as is: it may be a typed name. Undefined if the name may still load. */
export function nameOf(
  names: ReadonlyMap<string, string> | undefined,
  id: string,
): string | undefined {
  const word = trimText(id);
  if (names) return names.get(id) ?? word;
  return word === '' || /\s/.test(word) ? word : undefined;
}

/** A lead and the names that belong to it. */
export interface LeadRow {
  /** The lead. */
  lead: CrmLead;
  /** Its contact: `null` if it was not found, `undefined` if unknown. */
  contact: CrmContact | null | undefined;
  /** Name of the owner, or `undefined` while it loads. */
  owner: string | undefined;
}

/** An interaction and the names that belong to it. */
export interface InteractionRow {
  /** The interaction. */
  interaction: CrmInteraction;
  /** Its contact: `null` if it was not found, `undefined` if unknown. */
  contact: CrmContact | null | undefined;
  /** Name of the voice agent, or `undefined` while it loads. */
  agent: string | undefined;
}

const NONE: readonly never[] = [];

export function itemsOf<Item>(remote: Remote<CrmList<Item>>): readonly Item[] {
  return remote.status === 'ready' ? remote.data.items : NONE;
}

export type FindContact = (contactId: string) => RowContact;

/** Creates the finder once per load; without the contacts service it finds none. */
export function useContactFinder(contacts: Remote<CrmList<CrmContact>>): FindContact {
  const isKnown = contacts.status === 'ready' || contacts.status === 'unavailable';
  const items = isKnown ? itemsOf(contacts) : undefined;
  return useMemo(() => finderIn(items), [items]);
}

export function finderIn(items: readonly CrmContact[] | undefined): FindContact {
  if (!items) return () => undefined;
  const byId = new Map(items.map((contact) => [contact.key, contact]));
  return (contactId) => byId.get(contactId) ?? null;
}

export function leadRows(
  leads: readonly CrmLead[],
  find: FindContact,
  ownerNames?: ReadonlyMap<string, string>,
): LeadRow[] {
  return leads.map((lead) => ({
    lead,
    contact: find(lead.contactId),
    owner: nameOf(ownerNames, lead.ownerId),
  }));
}

export function interactionRows(
  interactions: readonly CrmInteraction[],
  find: FindContact,
  agentNames?: ReadonlyMap<string, string>,
): InteractionRow[] {
  return interactions.map((interaction) => ({
    interaction,
    contact: find(interaction.contactId),
    agent: nameOf(agentNames, interaction.voiceAgentId),
  }));
}
