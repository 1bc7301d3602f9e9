import { contacts, interactions, FIRST_BATCH } from '@platform/api';
import { dataOf } from '@platform/ui';
import { InteractionsScreen } from '@platform/ui/crm';
import type { InteractionsActions } from '@platform/ui/crm';
import { useCallback, useState } from 'react';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { contactHrefs, crmPaths } from '../platform/crm/address.ts';
import { FORM_LIMIT } from '../platform/crm/limits.ts';
import { useContacts, useInteractions } from '../platform/crm/lists.ts';
import { useAddInteraction } from '../platform/crm/useAddInteraction.ts';
import { useContactWrites } from '../platform/crm/useContactWrites.ts';
import { useCrmDrafts } from '../platform/crm/useCrmDrafts.ts';
import { ContactPanelView } from './ContactPanelView.tsx';
import { useInteractionExport } from './export/useExport.ts';
import { useVoiceAgentNames } from './names.ts';
import { useListState } from './useListState.ts';
import { useSidePanel } from './useSidePanel.ts';

function InteractionsPage() {
  const { state, contactId, handlers } = useListState();
  const { onContactChange } = handlers;
  const contacts = useContacts(FIRST_BATCH);
  const contactHref = contactHrefs.interactions;
  const { openContactId, listActions, panel } = useSidePanel({
    contactId,
    onContactChange,
    contacts,
    contactHref,
  });
  const interactions = useInteractions(FIRST_BATCH);
  const agentNames = useVoiceAgentNames(dataOf(interactions)?.items);
  const [hasForm, setHasForm] = useState(false);
  const formContacts = useContacts(hasForm ? { limit: FORM_LIMIT } : null);
  const actions: InteractionsActions = {
    ...handlers,
    ...listActions,
    onExport: useInteractionExport(contacts, agentNames),
    onFormOpen: useCallback(() => setHasForm(true), []),
    onCreateContact: useContactWrites(dataOf(contacts)?.items).onCreateContact,
    onCreateInteraction: useAddInteraction(),
  };
  return (
    <>
      <InteractionsScreen
        paths={crmPaths}
        contactHref={contactHref}
        state={{ ...state, contacts, interactions, formContacts, agentNames, openContactId }}
        actions={actions}
        {...useCrmDrafts()}
      />
      {panel ? <ContactPanelView {...panel} /> : null}
    </>
  );
}

export { InteractionsPage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(interactions, FIRST_BATCH);
  void preload(contacts, FIRST_BATCH);
}
