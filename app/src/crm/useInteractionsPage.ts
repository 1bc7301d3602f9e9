import { crmTexts, useTranslation } from '@platform/i18n';
import { useCallback, useState } from 'react';
import { contactHrefs, crmPaths } from './crmPaths.ts';
import { useInteractionExport } from './export/useExport.ts';
import { contactItem, interactionItem } from './items.ts';
import { FORM_LIMIT } from './limits.ts';
import { useAllContacts, useContacts } from './useContacts.ts';
import { useContactOf } from './useContactOf.ts';
import { useContactWrites } from './useContactWrites.ts';
import { useDrafts } from './useDrafts.ts';
import { useInteractions } from './useInteractions.ts';
import { useInteractionWrites } from './useInteractionWrites.ts';
import { useListQuery } from './useListQuery.ts';
import { useAgentNames } from './useNamesIn.ts';
import { usePrefetchedPanel } from './usePrefetchedPanel.ts';
import { useRemoteList } from './useRemoteList.ts';

/** What was said and written, as the address wants it (spec 2.10). */
export function useInteractionsPage() {
  const t = useTranslation(crmTexts);
  const { query, change, onPageChange: _, ...address } = useListQuery();
  const [hasForm, setHasForm] = useState(false);
  const known = useAllContacts();
  const offered = useContacts(hasForm ? { limit: FORM_LIMIT } : null);
  const interactions = useInteractions();
  const { onCreateContact } = useContactWrites(useContactOf(known.rows));
  const contactsError = t('crm.error.loadContacts');
  const agentNames = useAgentNames(interactions.rows);
  const contacts = useRemoteList(known, contactItem, contactsError);
  usePrefetchedPanel();
  return {
    ...address,
    search: query.search,
    sorting: query.sorting,
    type: query.type,
    known,
    isMissing: interactions.isMissing,
    paths: crmPaths,
    contactHref: contactHrefs.interactions,
    contacts,
    agentNames,
    onExport: useInteractionExport(contacts, agentNames),
    formContacts: useRemoteList(offered, contactItem, contactsError),
    onNearForm: useCallback(() => setHasForm(true), []),
    interactions: useRemoteList(interactions, interactionItem, t('crm.error.loadInteractions')),
    onTypeFilterChange: useCallback((type: string) => change({ type }), [change]),
    onCreateContact,
    ...useInteractionWrites(),
    ...useDrafts(),
  };
}
