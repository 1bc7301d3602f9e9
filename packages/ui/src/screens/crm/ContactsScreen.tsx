import { crmTexts, useTranslation } from '@platform/i18n';
import { useMemo, useState } from 'react';
import { lazyComponent, usePreload } from '../../internal/lazyComponent.tsx';
import { contactColumns } from './contactColumns.tsx';
import { CrmListPage } from './CrmListPage.tsx';
import { itemsOf } from './crmRows.ts';
import { contactText } from './crmSearch.ts';
import type { ContactsScreenProps } from './screenTypes.ts';
import type { CrmContact } from './types.ts';

const LazyContactDialog = lazyComponent(() => import('./dialogs.ts'), 'ContactDialog');

/** List of contacts. Render it inside a `Page`, whose width decides between table and list. */
export function ContactsScreen(props: ContactsScreenProps) {
  const { state, actions, contactHref } = props;
  const { contacts } = state;
  const t = useTranslation(crmTexts);
  usePreload(LazyContactDialog);
  const [edited, setEdited] = useState<CrmContact | 'new' | null>(null);
  const contact = edited === 'new' || edited === null ? undefined : edited;
  const columns = useMemo(
    () => contactColumns(t, { contactHref, onEdit: setEdited }),
    [t, contactHref],
  );
  return (
    <>
      <CrmListPage
        {...props}
        section="contacts"
        source={contacts}
        rows={itemsOf(contacts)}
        toRows={all}
        itemOf={itself}
        contactOf={itself}
        textOf={contactText}
        columns={columns}
        listIndent={46}
        onRowEdit={setEdited}
        onImport={actions.onImport}
        onAdd={() => setEdited('new')}
      />
      {edited ? (
        <LazyContactDialog
          {...props}
          contact={contact}
          contacts={contacts}
          onSave={(values) =>
            contact ? actions.onUpdateContact(contact, values) : actions.onCreateContact(values)
          }
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}

const all = (contacts: readonly CrmContact[]) => contacts;
const itself = (contact: CrmContact) => contact;
