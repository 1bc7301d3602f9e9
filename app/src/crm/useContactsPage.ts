import { dataOf } from '@platform/ui';
import { contactHrefs, crmPaths } from '../platform/crm/address.ts';
import { useContactExport } from './export/useExport.ts';
import { useContactSearch } from './useContactSearch.ts';
import { useContactWrites } from '../platform/crm/useContactWrites.ts';
import { useCrmDrafts } from '../platform/crm/useCrmDrafts.ts';
import { useListState } from './useListState.ts';
import { useSidePanel } from './useSidePanel.ts';

/** The contacts as the address wants them, and what can be done with them. */
export function useContactsPage() {
  const { page, onPageChange, contactId, onContactChange, ...state } = useListState();
  const contacts = useContactSearch(page, state.search);
  const contactHref = contactHrefs.contacts;
  const { list, panel } = useSidePanel({ contactId, onContactChange, contacts, contactHref });
  const loaded = dataOf(contacts);
  const hasPrevious = page > 1;
  const hasNext = loaded?.hasNext === true;
  const { contactDrafts } = useCrmDrafts();
  return {
    screen: {
      ...state,
      ...list,
      paths: crmPaths,
      contactHref,
      contacts,
      paging:
        hasPrevious || hasNext
          ? {
              page,
              hasPrevious,
              hasNext,
              onPrevious: () => onPageChange(page - 1),
              onNext: () => onPageChange(page + 1),
            }
          : undefined,
      onExport: useContactExport(),
      contactDrafts,
      ...useContactWrites(loaded?.items),
    },
    panel,
  };
}
