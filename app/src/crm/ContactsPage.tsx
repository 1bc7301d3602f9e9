import { ContactsScreen } from '@platform/ui';
import { useCallback, useState } from 'react';
import { importView } from './import/lazyView.ts';
import { contactPanelView, notOfferedView } from './lazyViews.ts';
import { useContactBeside } from './useContactBeside.ts';
import { useContactsPage } from './useContactsPage.ts';

/** `/crm/contacts`, with the panel of `?contact=` and the import (spec 2.10). */
function ContactsPage() {
  const { known, contactId, closeContact, stepToContact, ...screen } = useContactsPage();
  const { contactHref } = screen;
  const beside = useContactBeside({ known, contactId, contactHref, closeContact, stepToContact });
  const [isImporting, setImporting] = useState(false);
  const openImport = useCallback(() => setImporting(true), []);
  const closeImport = useCallback(() => setImporting(false), []);
  if (known.isMissing) return <notOfferedView.Part />;
  return (
    <>
      <ContactsScreen
        {...screen}
        {...beside.list}
        onImport={openImport}
        onNearImport={importView.prefetch}
      />
      {isImporting ? <importView.Part onClose={closeImport} onLoadFailed={closeImport} /> : null}
      {beside.panel ? <contactPanelView.Part {...beside.panel} hasPosition /> : null}
    </>
  );
}

export { ContactsPage as Page };
export { beginContacts as begin } from './ahead.ts';
