import { controlsTexts, crmTexts, useTranslation } from '@platform/i18n';
import { useCallback, useMemo, useState } from 'react';
import { lazyComponent, usePreload } from '../../internal/lazyComponent.tsx';
import { contactColumns } from './contactColumns.tsx';
import { contactFilterItems } from './contactFilterItems.ts';
import { hasFilters, matchesFilters, NO_FILTERS, tagsOf } from './contactFilters.ts';
import { CrmListPage } from './CrmListPage.tsx';
import { itemsOf } from './crmRows.ts';
import { contactText } from './crmSearch.ts';
import type { ContactBulk } from './bulk/ContactBulkDialog.tsx';
import type { ContactsScreenProps } from './screenTypes.ts';
import type { CrmContact } from './types.ts';

const LazyContactBulk = lazyComponent(() => import('./dialogs.ts'), 'ContactBulkMenu');
const LazyBulkDialog = lazyComponent(() => import('./dialogs.ts'), 'ContactBulkDialog');
const LazyContactDialog = lazyComponent(() => import('./dialogs.ts'), 'ContactDialog');

/** List of contacts. Render it inside a `Page`, whose width decides between table and list. */
export function ContactsScreen(props: ContactsScreenProps) {
  const { state, actions, contactHref } = props;
  const { contacts, filters = NO_FILTERS } = state;
  const { onFiltersChange, onChangeContacts } = actions;
  const items = itemsOf(contacts);
  const t = useTranslation(crmTexts, controlsTexts);
  usePreload(LazyContactDialog);
  const [edited, setEdited] = useState<CrmContact | 'new' | null>(null);
  const [bulk, setBulk] = useState<ContactBulk | null>(null);
  const contact = edited === 'new' || edited === null ? undefined : edited;
  const columns = useMemo(
    () => contactColumns(t, { contactHref, onEdit: setEdited }),
    [t, contactHref],
  );
  const toRows = useCallback(
    (all: readonly CrmContact[]) =>
      hasFilters(filters) ? all.filter((one) => matchesFilters(one, filters)) : all,
    [filters],
  );
  const rows = useMemo(() => toRows(items), [toRows, items]);
  const tags = useMemo(() => tagsOf(items, filters.tags), [items, filters.tags]);
  return (
    <>
      <CrmListPage<CrmContact, CrmContact>
        {...props}
        section="contacts"
        source={contacts}
        rows={rows}
        toRows={toRows}
        itemOf={itself}
        contactOf={itself}
        textOf={contactText}
        columns={columns}
        listIndent={46}
        filters={
          onFiltersChange && { items: contactFilterItems(t, { tags, filters, onFiltersChange }) }
        }
        isFiltered={hasFilters(filters)}
        onClearFilter={() => onFiltersChange?.(NO_FILTERS)}
        renderBulkActions={
          onChangeContacts &&
          (({ selected, select }) => (
            <LazyContactBulk
              selected={selected}
              onChoose={(kind, chosen) => setBulk({ kind, contacts: chosen, onDone: select })}
            />
          ))
        }
        onRowEdit={setEdited}
        onImport={actions.onImport}
        onAdd={() => setEdited('new')}
      />
      {bulk && onChangeContacts ? (
        <LazyBulkDialog
          {...bulk}
          onChangeContacts={onChangeContacts}
          onClose={() => setBulk(null)}
        />
      ) : null}
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

const itself = (contact: CrmContact) => contact;
