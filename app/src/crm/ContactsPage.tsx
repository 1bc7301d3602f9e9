import { contacts } from '@platform/api';
import { ContactsScreen } from '@platform/ui';
import { useCallback, useState } from 'react';
import { readSearch } from '../kit/address.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { listParams } from './address.ts';
import { ContactPanelView } from './ContactPanelView.tsx';
import { LazyImportView } from './import/LazyImportView.ts';
import { contactsPage } from '../platform/crm/lists.ts';
import { useContactsPage } from './useContactsPage.ts';

/** `/crm/contacts`, with the panel of `?contact=` and the import. */
function ContactsPage() {
  const { screen, panel } = useContactsPage();
  const [isImporting, setImporting] = useState(false);
  const openImport = useCallback(() => setImporting(true), []);
  const closeImport = useCallback(() => setImporting(false), []);
  return (
    <>
      <ContactsScreen {...screen} onImport={openImport} />
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
