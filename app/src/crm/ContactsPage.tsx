import { contacts } from '@platform/api';
import { dataOf } from '@platform/ui';
import { ContactsScreen } from '@platform/ui/crm';
import { useCallback, useState } from 'react';
import { lazyComponent } from '@platform/ui/internal';
import { readSearch } from '../kit/address.ts';
import { contactHrefs, crmPaths } from '../platform/crm/address.ts';
import { contactsPage } from '../platform/crm/lists.ts';
import { useContactWrites } from '../platform/crm/useContactWrites.ts';
import { useCrmDrafts } from '../platform/crm/useCrmDrafts.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { listParams } from './address.ts';
import { ContactPanelView } from './ContactPanelView.tsx';
import { useChangeContacts } from './bulk/useChangeContacts.ts';
import { useContactExport } from './export/useExport.ts';
import { useContactSearch } from './useContactSearch.ts';
import { useListState } from './useListState.ts';
import { useSidePanel } from './useSidePanel.ts';

/** CSV import with its parser, loaded on first use. */
const LazyImportView = lazyComponent(() => import('./import/ImportView.tsx'), 'ImportView');

function ContactsPage() {
  const { state, contactId, handlers } = useListState();
  const { page } = state;
  const { onPageChange, onContactChange } = handlers;
  const found = useContactSearch(page, state.search);
  const contactHref = contactHrefs.contacts;
  const { openContactId, listActions, panel } = useSidePanel({
    contactId,
    onContactChange,
    contacts: found,
    contactHref,
  });
  const loaded = dataOf(found);
  const hasPrevious = page > 1;
  const hasNext = loaded?.hasNext === true;
  const { contactDrafts } = useCrmDrafts();
  const writes = useContactWrites(loaded?.items);
  const onExport = useContactExport();
  const onChangeContacts = useChangeContacts(loaded?.items);
  const [isImporting, setImporting] = useState(false);
  const openImport = useCallback(() => setImporting(true), []);
  const closeImport = useCallback(() => setImporting(false), []);
  const paging = {
    page,
    hasPrevious,
    hasNext,
    onPrevious: () => onPageChange(page - 1),
    onNext: () => onPageChange(page + 1),
  };
  return (
    <>
      <ContactsScreen
        paths={crmPaths}
        contactHref={contactHref}
        state={{ ...state, contacts: found, openContactId }}
        actions={{
          ...handlers,
          ...listActions,
          ...writes,
          onExport,
          onChangeContacts,
          onImport: openImport,
        }}
        paging={hasPrevious || hasNext ? paging : undefined}
        contactDrafts={contactDrafts}
      />
      {isImporting ? <LazyImportView onClose={closeImport} /> : null}
      {panel ? <ContactPanelView {...panel} hasPosition /> : null}
    </>
  );
}

export { ContactsPage as Page };
export function loader({ preload, url }: PageLoaderContext): void {
  const { page } = readSearch(listParams, url.searchParams);
  void preload(contacts, contactsPage(page));
}
