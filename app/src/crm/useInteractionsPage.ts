import { WHOLE_LIST } from '@platform/api';
import { dataOf } from '@platform/ui';
import { useCallback, useState } from 'react';
import { contactHrefs, crmPaths } from '../platform/crm/address.ts';
import { useInteractionExport } from './export/useExport.ts';
import { FORM_LIMIT } from '../platform/crm/limits.ts';
import { useContacts, useInteractions } from '../platform/crm/lists.ts';
import { useVoiceAgentNames } from './names.ts';
import { useAddInteraction } from '../platform/crm/useAddInteraction.ts';
import { useContactWrites } from '../platform/crm/useContactWrites.ts';
import { useCrmDrafts } from '../platform/crm/useCrmDrafts.ts';
import { useListState } from './useListState.ts';
import { useSidePanel } from './useSidePanel.ts';

/** What was said and written, as the address wants it. */
export function useInteractionsPage() {
  const { contactId, onContactChange, ...state } = useListState();
  const contacts = useContacts(WHOLE_LIST);
  const contactHref = contactHrefs.interactions;
  const { list, panel } = useSidePanel({ contactId, onContactChange, contacts, contactHref });
  const interactions = useInteractions(WHOLE_LIST);
  const agentNames = useVoiceAgentNames(dataOf(interactions)?.items);
  const [hasForm, setHasForm] = useState(false);
  const { onCreateContact } = useContactWrites(dataOf(contacts)?.items);
  return {
    screen: {
      ...state,
      ...list,
      paths: crmPaths,
      contactHref,
      contacts,
      interactions,
      agentNames,
      onExport: useInteractionExport(contacts, agentNames),
      formContacts: useContacts(hasForm ? { limit: FORM_LIMIT } : null),
      onFormOpen: useCallback(() => setHasForm(true), []),
      onCreateContact,
      onCreateInteraction: useAddInteraction(),
      ...useCrmDrafts(),
    },
    panel,
  };
}
