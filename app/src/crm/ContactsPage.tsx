import { ContactsScreen } from '@platform/ui';
import { useCallback, useState } from 'react';
import { contactHrefs } from './crmPaths.ts';
import { importView } from './import/lazyView.ts';
import { contactPanelView, notOfferedView } from './lazyViews.ts';
import { useContactsPage } from './useContactsPage.ts';

/** `/crm/contacts`, with the panel of `?contact=` and the import (spec 2.10). */
export function ContactsPage() {
  const { known, contactId, closeContact, ...screen } = useContactsPage();
  const [isImporting, setImporting] = useState(false);
  const openImport = useCallback(() => setImporting(true), []);
  const closeImport = useCallback(() => setImporting(false), []);
  if (known.isMissing) return <notOfferedView.Part />;
  return (
    <>
      <ContactsScreen
        {...screen}
        openContactId={contactId ?? undefined}
        onImport={openImport}
        onNearImport={importView.prefetch}
      />
      {isImporting ? <importView.Part onClose={closeImport} onLoadFailed={closeImport} /> : null}
      {contactId === null ? null : (
        <contactPanelView.Part
          contactId={contactId}
          known={known}
          contactHref={contactHrefs.contacts}
          onClose={closeContact}
          onLoadFailed={closeContact}
        />
      )}
    </>
  );
}
