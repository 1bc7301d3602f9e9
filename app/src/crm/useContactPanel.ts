import type { Lead } from '@platform/api';
import { dataOf } from '@platform/ui';
import type { Remote } from '@platform/ui';
import type { ContactPanelActions, ContactPanelState, CrmList } from '@platform/ui/crm';
import { useCallback } from 'react';
import { useSelect } from '../data/useResource.ts';
import { PANEL_LIMIT, SEARCH_DELAY_MS } from '../platform/crm/limits.ts';
import { useInteractions, useLeads } from '../platform/crm/lists.ts';
import type { LoadedContacts } from '../platform/crm/lists.ts';
import { useOwnerNames, useVoiceAgentNames } from './names.ts';
import { useAddInteraction } from '../platform/crm/useAddInteraction.ts';
import { useAddLead } from './useAddLead.ts';
import { useContact } from '../platform/crm/useContact.ts';
import { useContactWrites } from '../platform/crm/useContactWrites.ts';
import { useDebouncedValue } from '../platform/useDebouncedValue.ts';
import { useCrmDrafts } from '../platform/crm/useCrmDrafts.ts';

export function useContactPanel(contactId: string, contacts: Remote<LoadedContacts>) {
  const contact = useContact(contactId, contacts);
  const row = dataOf(contact) ?? undefined;
  // The service cannot filter leads by contact.
  const leads = useSelect(
    useLeads(),
    useCallback((all: CrmList<Lead>) => leadsOf(row?.id, all), [row?.id]),
  );
  // Skips requests while the user steps quickly through contacts.
  const isSettled = useDebouncedValue(contactId, SEARCH_DELAY_MS) === contactId;
  const interactions = useInteractions(
    isSettled && row?.id ? { limit: PANEL_LIMIT, contactId: row.id } : null,
  );

  const state: ContactPanelState = {
    contactId,
    contact,
    leads,
    interactions,
    ownerNames: useOwnerNames(dataOf(leads)?.items),
    agentNames: useVoiceAgentNames(dataOf(interactions)?.items),
    contacts,
  };
  const actions: Omit<ContactPanelActions, 'onClose'> = {
    ...useContactWrites(row && [row]),
    onCreateLead: useAddLead(),
    onCreateInteraction: useAddInteraction(),
  };
  return { state, actions, drafts: useCrmDrafts() };
}

function leadsOf(contactId: string | undefined, { items, total }: CrmList<Lead>): CrmList<Lead> {
  const contactLeads = items.filter((lead) => lead.contactId === contactId);
  return {
    items: contactLeads,
    total: { count: contactLeads.length, isTruncated: total.isTruncated },
  };
}
