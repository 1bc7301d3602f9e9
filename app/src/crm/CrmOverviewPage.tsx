import {
  contacts as contactList,
  crmHealth,
  interactions as interactionList,
  leads,
  FIRST_BATCH,
} from '@platform/api';
import { dataOf } from '@platform/ui';
import { CrmOverviewScreen } from '@platform/ui/crm';
import { useMemo } from 'react';
import { useResource } from '../data/useResource.ts';
import { contactHrefs, crmPaths } from '../platform/crm/address.ts';
import { HEALTH_INTERVAL_MS, LISTED_INTERACTIONS, OVERVIEW_LIMIT } from '../platform/crm/limits.ts';
import { useContacts, useInteractions, useLeads } from '../platform/crm/lists.ts';
import { useContactWrites } from '../platform/crm/useContactWrites.ts';
import { useCrmDrafts } from '../platform/crm/useCrmDrafts.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useVoiceAgentNames } from './names.ts';

function CrmOverviewPage() {
  const contacts = useContacts(FIRST_BATCH);
  const interactions = useInteractions(FIRST_BATCH);
  const rows = dataOf(interactions)?.items;
  const { onCreateContact } = useContactWrites(dataOf(contacts)?.items);
  const { contactDrafts } = useCrmDrafts();
  return (
    <CrmOverviewScreen
      paths={crmPaths}
      contactHref={contactHrefs.contacts}
      contacts={contacts}
      recentContacts={useContacts({ limit: OVERVIEW_LIMIT })}
      leads={useLeads()}
      interactions={interactions}
      agentNames={useVoiceAgentNames(useMemo(() => rows?.slice(0, LISTED_INTERACTIONS), [rows]))}
      health={useResource(crmHealth, {}, { pollMs: HEALTH_INTERVAL_MS })}
      onCreateContact={onCreateContact}
      contactDrafts={contactDrafts}
    />
  );
}

export { CrmOverviewPage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(interactionList, FIRST_BATCH);
  void preload(contactList, FIRST_BATCH);
  void preload(leads, FIRST_BATCH);
  void preload(contactList, { limit: OVERVIEW_LIMIT });
}
