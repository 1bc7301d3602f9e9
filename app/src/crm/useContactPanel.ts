import type { Contact } from '@platform/api';
import { crmTexts, useTranslation } from '@platform/i18n';
import type { CrmLead, CrmList, Remote } from '@platform/ui';
import { useCallback, useMemo } from 'react';
import { contactItem, interactionItem, leadItem } from './items.ts';
import { SEARCH_REST_MS } from './limits.ts';
import { useContact } from './useContact.ts';
import { useContactWrites } from './useContactWrites.ts';
import { useDrafts } from './useDrafts.ts';
import { useInteractionsOf } from './useInteractions.ts';
import { useInteractionWrites } from './useInteractionWrites.ts';
import { useLeads } from './useLeads.ts';
import { useLeadWrites } from './useLeadWrites.ts';
import { useRested } from './useRested.ts';
import { useRemoteList } from './useRemoteList.ts';
import { useAgentNames, useOwnerNames } from './useNamesIn.ts';
import type { Rows } from './useRows.ts';

/** A contact with its leads and interactions, and what can be done about it. */
export function useContactPanel(contactId: string, known: Rows<Contact>) {
  const t = useTranslation(crmTexts);
  const { contact, row } = useContact(contactId, known);
  const leads = useLeads();
  // Whoever steps over contacts by a key that is held asks for nothing of them.
  const isRested = useRested(contactId, SEARCH_REST_MS) === contactId;
  const interactions = useInteractionsOf((isRested && row?.id) || null);
  const { onCreateLead } = useLeadWrites(leads);
  const { onCreateInteraction } = useInteractionWrites();
  const contactOf = useCallback(() => row, [row]);
  const { onCreateContact, onUpdateContact } = useContactWrites(contactOf);
  const ownLeads = useMemo(
    () => leads.rows?.filter((lead) => lead.contactId === row?.id),
    [leads.rows, row?.id],
  );
  const allLeads = useRemoteList(leads, leadItem, t('crm.error.loadLeads'));

  return {
    contactId,
    contact,
    leads: useMemo(() => leadsOf(allLeads, row?.id), [allLeads, row?.id]),
    interactions: useRemoteList(interactions, interactionItem, t('crm.error.loadInteractions')),
    ownerNames: useOwnerNames(ownLeads),
    agentNames: useAgentNames(interactions.rows),
    contacts: useRemoteList(known, contactItem, t('crm.error.loadContacts')),
    onCreateContact,
    onUpdateContact,
    onCreateLead,
    onCreateInteraction,
    ...useDrafts(),
  };
}

/** The leads of one contact; there is no call for them alone. */
function leadsOf(
  leads: Remote<CrmList<CrmLead>>,
  contactId: string | undefined,
): Remote<CrmList<CrmLead>> {
  if (leads.status !== 'ready') return leads;
  const items = leads.data.items.filter((lead) => lead.contactId === contactId);
  const total = { count: items.length, isCut: leads.data.total.isCut };
  return { ...leads, data: { ...leads.data, items, total } };
}
