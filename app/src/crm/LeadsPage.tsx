import { contacts, leads, FIRST_BATCH } from '@platform/api';
import { crmTexts, useTranslation } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import { LeadsScreen } from '@platform/ui/crm';
import type { CrmLead, LeadValues } from '@platform/ui/crm';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { contactHrefs, crmPaths } from '../platform/crm/address.ts';
import { useContacts, useLeads } from '../platform/crm/lists.ts';
import { useContactWrites } from '../platform/crm/useContactWrites.ts';
import { useCrmDrafts } from '../platform/crm/useCrmDrafts.ts';
import { ContactPanelView } from './ContactPanelView.tsx';
import { useLeadExport } from './export/useExport.ts';
import { useOwnerNames } from './names.ts';
import { useAddLead } from './useAddLead.ts';
import { useLeadChanges } from './useLeadChanges.ts';
import { useListState } from './useListState.ts';
import { useSidePanel } from './useSidePanel.ts';

function LeadsPage() {
  const t = useTranslation(crmTexts);
  const { state, contactId, handlers } = useListState();
  const { onContactChange } = handlers;
  const contacts = useContacts(FIRST_BATCH);
  const contactHref = contactHrefs.leads;
  const { openContactId, listActions, panel } = useSidePanel({
    contactId,
    onContactChange,
    contacts,
    contactHref,
  });
  const leads = useLeads();
  const leadRows = dataOf(leads)?.items;
  const contactRows = dataOf(contacts)?.items;
  const contactOf = (id: string) => contactRows?.find(({ key }) => key === id);
  const nameOf = (lead: CrmLead) => {
    const contact = contactOf(lead.contactId);
    return contact?.name || contact?.email || t('crm.contactMissing');
  };
  const ownerNames = useOwnerNames(leadRows);
  const addLead = useAddLead();
  const { onCreateContact } = useContactWrites(contactRows);
  const changes = useLeadChanges(leadRows, nameOf);
  const onExport = useLeadExport(contacts, ownerNames);
  // The form uses keys, the service ids.
  const onCreateLead = (values: LeadValues) =>
    addLead({ ...values, contactId: contactOf(values.contactId)?.id ?? values.contactId });
  return (
    <>
      <LeadsScreen
        paths={crmPaths}
        contactHref={contactHref}
        state={{ ...state, contacts, leads, ownerNames, openContactId }}
        actions={{
          ...handlers,
          ...listActions,
          ...changes,
          onExport,
          onCreateContact,
          onCreateLead,
        }}
        {...useCrmDrafts()}
      />
      {panel ? <ContactPanelView {...panel} /> : null}
    </>
  );
}

export { LeadsPage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(leads, FIRST_BATCH);
  void preload(contacts, FIRST_BATCH);
}
