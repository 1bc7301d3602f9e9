import type { Lead } from '@platform/api';
import { dataOf } from '@platform/ui';
import type { CrmLead, Remote } from '@platform/ui';
import { useCallback } from 'react';
import { useSelect } from '../data/useResource.ts';
import { PANEL_LIMIT, SEARCH_DELAY_MS } from '../platform/crm/limits.ts';
import { useInteractions, useLeads } from '../platform/crm/lists.ts';
import type { Loaded, LoadedContacts } from '../platform/crm/lists.ts';
import { useOwnerNames, useVoiceAgentNames } from './names.ts';
import { useAddInteraction } from '../platform/crm/useAddInteraction.ts';
import { useAddLead } from './useAddLead.ts';
import { useContact } from '../platform/crm/useContact.ts';
import { useContactWrites } from '../platform/crm/useContactWrites.ts';
import { useDebouncedValue } from '../platform/useDebouncedValue.ts';
import { useDrafts } from '../platform/crm/useDrafts.ts';

/** A contact with its leads and interactions, and what can be done about it. */
export function useContactPanel(contactId: string, contacts: Remote<LoadedContacts>) {
  const { contact, row } = useContact(contactId, contacts);
  // There is no call for the leads of one contact.
  const leads = useSelect(
    useLeads(),
    useCallback((all: Loaded<Lead, CrmLead>) => leadsOf(row?.id, all), [row?.id]),
  );
  // Whoever steps over contacts by a key that is held asks for nothing of them.
  const isSettled = useDebouncedValue(contactId, SEARCH_DELAY_MS) === contactId;
  const interactions = useInteractions(
    isSettled && row?.id ? { limit: PANEL_LIMIT, contactId: row.id } : null,
  );

  return {
    contactId,
    contact,
    leads,
    interactions,
    ownerNames: useOwnerNames(dataOf(leads)?.rows),
    agentNames: useVoiceAgentNames(dataOf(interactions)?.rows),
    contacts,
    ...useContactWrites(row && [row]),
    onCreateLead: useAddLead(),
    onCreateInteraction: useAddInteraction(),
    ...useDrafts(),
  };
}

function leadsOf(
  contactId: string | undefined,
  { rows, items, total }: Loaded<Lead, CrmLead>,
): Loaded<Lead, CrmLead> {
  const own = items.filter((lead) => lead.contactId === contactId);
  return {
    rows: rows.filter((lead) => lead.contactId === contactId),
    items: own,
    total: { count: own.length, isCut: total.isCut },
  };
}
