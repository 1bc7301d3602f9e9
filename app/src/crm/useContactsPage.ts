import { crmTexts, useTranslation } from '@platform/i18n';
import { contactHrefs, crmPaths } from './crmPaths.ts';
import { useContactExport } from './export/useExport.ts';
import { contactItem } from './items.ts';
import { useContactOf } from './useContactOf.ts';
import { useContactSearch } from './useContactSearch.ts';
import { useContactWrites } from './useContactWrites.ts';
import { useDrafts } from './useDrafts.ts';
import { useListQuery } from './useListQuery.ts';
import { usePaging } from './usePaging.ts';
import { usePrefetchedPanel } from './usePrefetchedPanel.ts';
import { useRemoteList } from './useRemoteList.ts';

/** The contacts as the address wants them, and what can be done with them (spec 2.10). */
export function useContactsPage() {
  const t = useTranslation(crmTexts);
  const { query, change: _, onPageChange, ...address } = useListQuery();
  const known = useContactSearch(query.page, query.search);
  const { contactDrafts } = useDrafts();
  usePrefetchedPanel();
  return {
    ...address,
    search: query.search,
    sorting: query.sorting,
    known,
    paths: crmPaths,
    contactHref: contactHrefs.contacts,
    contacts: useRemoteList(known, contactItem, t('crm.error.loadContacts')),
    paging: usePaging(known, query.page, onPageChange),
    onExport: useContactExport(),
    contactDrafts,
    ...useContactWrites(useContactOf(known.rows)),
  };
}
