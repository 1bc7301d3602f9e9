import { crmTexts, useTranslation } from '@platform/i18n';
import { useMemo, useState } from 'react';
import { usePreload } from '../internal/lazyComponent.tsx';
import { useAfterPaint } from '../internal/useAfterPaint.ts';
import { ListPage } from '../patterns/ListPage/ListPage.tsx';
import { useRowSearch } from '../patterns/ListPage/useRowSearch.ts';
import { contactColumns } from './contactColumns.tsx';
import { itemsOf } from './crmRows.ts';
import { contactText } from './crmSearch.ts';
import { CrmTable } from './CrmTable.tsx';
import { LazyContactDialog } from './lazyDialogs.ts';
import { ListActions } from './ListActions.tsx';
import type { ContactsScreenProps } from './screenTypes.ts';
import type { ContactValues, CrmContact } from './types.ts';
import { listCount } from './totals.ts';
import { useCrmHeader } from './useCrmHeader.tsx';
import { useShownRows } from './useShownRows.ts';

/** The contacts. Goes into a `Page`, whose width decides between table and list. */
export function ContactsScreen(props: ContactsScreenProps) {
  const { contacts, contactHref, onExport } = props;
  const t = useTranslation(crmTexts);
  usePreload(LazyContactDialog);
  const header = useCrmHeader(props.paths, 'contacts');
  /** The contact being edited, 'new' for one to be added. */
  const [edited, setEdited] = useState<CrmContact | 'new' | null>(null);

  const columns = useMemo(
    () => contactColumns(t, { contactHref, onEdit: setEdited }),
    [t, contactHref],
  );
  const items = itemsOf(contacts);
  // The key is seen at once; the list of a thousand follows.
  const search = useAfterPaint(props.search).trim();
  const shown = useRowSearch(items, contactText, search);
  const { table, shownRows } = useShownRows(itself, shown, props);
  const isFiltered = contacts.status === 'ready' && search !== '';

  async function save(values: ContactValues) {
    return edited === 'new' || edited === null
      ? props.onCreateContact(values)
      : props.onUpdateContact(edited, values);
  }

  return (
    <>
      <ListPage
        {...header}
        actions={
          <ListActions
            addLabel={t('crm.contacts.add')}
            onAdd={() => setEdited('new')}
            isSecondary={props.openContactId !== undefined}
            onImport={props.onImport}
            onExport={onExport && (() => onExport(shownRows()))}
          />
        }
        source={contacts}
        toolbar={{
          heading: t('crm.contacts.section'),
          count: listCount(contacts, (count) => t('crm.contacts.count', { count })),
          search: {
            label: t('crm.contacts.search'),
            value: props.search,
            onValueChange: props.onSearchChange,
          },
          found: isFiltered ? t('crm.contacts.found', { count: shown.length }) : '',
        }}
        paging={props.paging}
      >
        <CrmTable
          label={t('crm.contacts.section')}
          columns={columns}
          rows={shown}
          getRowId={idOf}
          source={contacts}
          loadingText={t('crm.contacts.loading')}
          empty={{
            title: t('crm.contacts.empty'),
            description: isFiltered
              ? t('crm.contacts.emptySearch', { search })
              : t('crm.contacts.emptyText'),
            isFiltered,
          }}
          sorting={props.sorting}
          onSortingChange={props.onSortingChange}
          {...table}
          listIndent={46}
          isDated
        />
      </ListPage>
      {edited ? (
        <LazyContactDialog
          contact={edited === 'new' ? undefined : edited}
          contacts={items}
          contactHref={contactHref}
          onSave={save}
          drafts={props.contactDrafts}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}

const itself = (contact: CrmContact) => contact;
const idOf = ({ id }: CrmContact) => id;
