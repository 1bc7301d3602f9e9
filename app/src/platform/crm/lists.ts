import { contacts, interactions, leads, FIRST_BATCH } from '@platform/api';
import type { Contact, Identified, Resource } from '@platform/api';
import type { Load } from '@platform/flows';
import { crmTexts, useTranslation } from '@platform/i18n';
import type { Remote } from '@platform/ui';
import type { CrmList } from '@platform/ui/crm';
import { useCallback } from 'react';
import { useSelect } from '../../data/useResource.ts';
import { useBulkLoad } from './useBulkLoad.ts';
import type { LoadParams } from './useBulkLoad.ts';

export type LoadedContacts = CrmList<Contact>;

export const contactsPage = (page: number): LoadParams =>
  page === 1 ? FIRST_BATCH : { ...FIRST_BATCH, offset: (page - 1) * FIRST_BATCH.limit };

export function useContacts(
  load: (LoadParams & { search?: string }) | null,
): Remote<LoadedContacts> {
  const t = useTranslation(crmTexts);
  return useCrmList(contacts, load, t('crm.error.loadContacts'));
}

export function useLeads() {
  const t = useTranslation(crmTexts);
  return useCrmList(leads, FIRST_BATCH, t('crm.error.loadLeads'));
}

export function useInteractions(load: (LoadParams & { contactId?: string }) | null) {
  const t = useTranslation(crmTexts);
  return useCrmList(interactions, load, t('crm.error.loadInteractions'));
}

function useCrmList<Row extends Identified, Params extends LoadParams>(
  resource: Resource<Row[], Params>,
  params: Params | null,
  errorText: string,
): Remote<CrmList<Row>> {
  const { offset = 0 } = params ?? {};
  const toCrmList = useCallback(
    ({ rows, isTruncated }: Load<Row>) => ({
      items: rows,
      total: { count: offset + rows.length, isTruncated },
    }),
    [offset],
  );
  const remote = useBulkLoad(resource, params, { errorText: () => errorText });
  return useSelect(remote, toCrmList);
}
