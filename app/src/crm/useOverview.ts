import { crmTexts, useTranslation } from '@platform/i18n';
import { useMemo } from 'react';
import { contactHrefs, crmPaths } from './crmPaths.ts';
import { contactItem, interactionItem, leadItem } from './items.ts';
import { LISTED_INTERACTIONS, OVERVIEW_LIMIT } from './limits.ts';
import { useAllContacts, useContacts } from './useContacts.ts';
import { useContactOf } from './useContactOf.ts';
import { useContactWrites } from './useContactWrites.ts';
import { useDrafts } from './useDrafts.ts';
import { useHealth } from './useHealth.ts';
import { useInteractions } from './useInteractions.ts';
import { useLeads } from './useLeads.ts';
import { useAgentNames } from './useNamesIn.ts';
import { useRemoteList } from './useRemoteList.ts';

/** The figures and the newest of everything; each part loads and fails by itself (D12). */
export function useOverview() {
  const t = useTranslation(crmTexts);
  const all = useAllContacts();
  const recent = useContacts({ limit: OVERVIEW_LIMIT });
  const { onCreateContact } = useContactWrites(useContactOf(all.rows));
  const { contactDrafts } = useDrafts();
  const interactions = useInteractions();
  const listed = useMemo(
    () => interactions.rows?.slice(0, LISTED_INTERACTIONS),
    [interactions.rows],
  );
  const contactsError = t('crm.error.loadContacts');
  return {
    isMissing: all.isMissing && recent.isMissing,
    paths: crmPaths,
    contactHref: contactHrefs.contacts,
    contacts: useRemoteList(all, contactItem, contactsError),
    recentContacts: useRemoteList(recent, contactItem, contactsError),
    leads: useRemoteList(useLeads(), leadItem, t('crm.error.loadLeads')),
    interactions: useRemoteList(interactions, interactionItem, t('crm.error.loadInteractions')),
    agentNames: useAgentNames(listed),
    health: useHealth(),
    onCreateContact,
    contactDrafts,
  };
}
