import { WHOLE_LIST } from '@platform/api';
import { crmTexts, useTranslation } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import type { CrmLead, LeadValues } from '@platform/ui';
import { contactHrefs, crmPaths } from '../platform/crm/address.ts';
import { useLeadExport } from './export/useExport.ts';
import { useContacts, useLeads } from '../platform/crm/lists.ts';
import { useOwnerNames } from './names.ts';
import { useAddLead } from './useAddLead.ts';
import { useContactWrites } from '../platform/crm/useContactWrites.ts';
import { useCrmDrafts } from '../platform/crm/useCrmDrafts.ts';
import { useLeadChanges } from './useLeadChanges.ts';
import { useListState } from './useListState.ts';
import { useSidePanel } from './useSidePanel.ts';

/** The leads as the address wants them, and what can be done with them. */
export function useLeadsPage() {
  const t = useTranslation(crmTexts);
  const { contactId, onContactChange, ...state } = useListState();
  const contacts = useContacts(WHOLE_LIST);
  const contactHref = contactHrefs.leads;
  const { list, panel } = useSidePanel({ contactId, onContactChange, contacts, contactHref });
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
  return {
    screen: {
      ...state,
      ...list,
      paths: crmPaths,
      contactHref,
      contacts,
      leads,
      ownerNames,
      onExport: useLeadExport(contacts, ownerNames),
      onCreateContact,
      // A contact is chosen by its key, the service knows it by its id.
      onCreateLead: (values: LeadValues) =>
        addLead({ ...values, contactId: contactOf(values.contactId)?.id ?? values.contactId }),
      ...useLeadChanges(leadRows, nameOf),
      ...useCrmDrafts(),
    },
    panel,
  };
}
