import { crmTexts, useTranslation } from '@platform/i18n';
import type { CrmLead, LeadsScreenProps, LeadValues } from '@platform/ui';
import { useCallback } from 'react';
import { contactHrefs, crmPaths } from './crmPaths.ts';
import { useLeadExport } from './export/useExport.ts';
import { contactItem, leadItem } from './items.ts';
import { useAllContacts } from './useContacts.ts';
import { useContactOf } from './useContactOf.ts';
import { useContactWrites } from './useContactWrites.ts';
import { useDrafts } from './useDrafts.ts';
import { useLeads } from './useLeads.ts';
import { useLeadWrites } from './useLeadWrites.ts';
import { useListQuery } from './useListQuery.ts';
import { useMoveLead } from './useMoveLead.ts';
import { useOwnerNames } from './useNamesIn.ts';
import { usePrefetchedPanel } from './usePrefetchedPanel.ts';
import { useRemoteList } from './useRemoteList.ts';

/** The leads as the address wants them, and what can be done with them (spec 2.10). */
export function useLeadsPage() {
  const t = useTranslation(crmTexts);
  const { query, change, onPageChange: _, ...address } = useListQuery();
  const known = useAllContacts();
  const leads = useLeads();
  const contactOf = useContactOf(known.rows);
  const { onCreateContact } = useContactWrites(contactOf);
  const { onCreateLead, onUpdateLead, ...writes } = useLeadWrites(leads);
  const nobody = t('crm.contactMissing');
  const nameOf = useCallback(
    ({ contactId }: CrmLead) => {
      const contact = contactOf({ id: contactId });
      return contact?.name || contact?.email || nobody;
    },
    [contactOf, nobody],
  );
  const ownerNames = useOwnerNames(leads.rows);
  const contacts = useRemoteList(known, contactItem, t('crm.error.loadContacts'));
  usePrefetchedPanel();
  return {
    ...address,
    search: query.search,
    sorting: query.sorting,
    status: query.status,
    view: query.view,
    known,
    isMissing: leads.isMissing,
    paths: crmPaths,
    contactHref: contactHrefs.leads,
    contacts,
    ownerNames,
    onExport: useLeadExport(contacts, ownerNames),
    leads: useRemoteList(leads, leadItem, t('crm.error.loadLeads')),
    onStatusFilterChange: useCallback((status: string) => change({ status }), [change]),
    onViewChange: useCallback((view: LeadsScreenProps['view']) => change({ view }), [change]),
    onCreateContact,
    onCreateLead: useCallback(
      (values: LeadValues) =>
        onCreateLead({ ...values, contactId: idOf(contactOf, values.contactId) }),
      [contactOf, onCreateLead],
    ),
    onUpdateLead,
    onMoveLead: useMoveLead(writes, nameOf),
    ...useDrafts(),
  };
}

/** The id by which the service knows a contact that was chosen by its key. */
function idOf(contactOf: ReturnType<typeof useContactOf>, key: string): string {
  return contactOf({ id: key })?.id ?? key;
}
