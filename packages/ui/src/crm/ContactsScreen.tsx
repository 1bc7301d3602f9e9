import { crmTexts, useTranslation } from '@platform/i18n';
import { useId, useMemo, useState } from 'react';
import { ComingSoonScreen } from '../errors/ComingSoonScreen.tsx';
import { usePreload } from '../internal/lazyComponent.tsx';
import { useAfterPaint } from '../internal/useAfterPaint.ts';
import { contactColumns } from './contactColumns.tsx';
import { itemsOf, totalOf } from './crmRows.ts';
import { contactTexts, filterRows } from './crmSearch.ts';
import { CrmHeader } from './CrmHeader.tsx';
import { CrmTable } from './CrmTable.tsx';
import { formatTotal } from './formatTotal.ts';
import { LazyContactDialog } from './lazyDialogs.ts';
import { ListActions } from './ListActions.tsx';
import { ListBar } from './ListBar.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListTrouble } from './ListTrouble.tsx';
import type { ContactsScreenProps } from './screenTypes.ts';
import type { ContactValues, CrmContact } from './types.ts';
import { useShownRows } from './useShownRows.ts';

/** The contacts. Goes into a `Page`, whose width decides between table and list. */
export function ContactsScreen(props: ContactsScreenProps) {
  const { contacts, contactHref, search, sorting, onExport } = props;
  const t = useTranslation(crmTexts);
  usePreload(LazyContactDialog);
  const headingId = useId();
  /** The contact being edited, 'new' for one to be added. */
  const [edited, setEdited] = useState<CrmContact | 'new' | null>(null);

  const columns = useMemo(
    () => contactColumns(t, { contactHref, onEdit: setEdited }),
    [t, contactHref],
  );
  const items = itemsOf(contacts);
  const texts = useMemo(() => contactTexts(items), [items]);
  // The key is seen at once; the list of a thousand follows.
  const wanted = useAfterPaint(search).trim();
  const shown = useMemo(() => filterRows(items, texts, wanted), [items, texts, wanted]);
  const { table, shownRows } = useShownRows(itself, shown, props);
  const total = totalOf(contacts);
  const isFiltered = total !== undefined && wanted !== '';
  const close = () => setEdited(null);

  async function save(values: ContactValues) {
    return edited === 'new' || edited === null
      ? props.onCreateContact(values)
      : props.onUpdateContact(edited, values);
  }

  if (contacts.status === 'unavailable') return <ComingSoonScreen />;
  return (
    <>
      <CrmHeader
        paths={props.paths}
        section="contacts"
        actions={
          <ListActions
            addLabel={t('crm.contacts.add')}
            onAdd={() => setEdited('new')}
            isSecondary={props.openContactId !== undefined}
            onImport={props.onImport}
            onExport={onExport && (() => onExport(shownRows()))}
          />
        }
      />
      <section aria-labelledby={headingId}>
        <ListBar
          headingId={headingId}
          title={t('crm.contacts.section')}
          count={
            total && {
              shown: formatTotal(total),
              spoken: t('crm.contacts.count', { count: total.count }),
            }
          }
          searchLabel={t('crm.contacts.search')}
          search={search}
          onSearchChange={props.onSearchChange}
          found={isFiltered ? t('crm.contacts.found', { count: shown.length }) : ''}
        />
        <ListTrouble trouble={contacts.status === 'ready' ? contacts.refreshError : undefined} />
        <CrmTable
          label={t('crm.contacts.section')}
          columns={columns}
          rows={shown}
          getRowId={idOf}
          source={contacts}
          loadingText={t('crm.contacts.loading')}
          empty={{
            title: t('crm.contacts.empty'),
            text: isFiltered
              ? t('crm.contacts.emptySearch', { search: wanted })
              : t('crm.contacts.emptyText'),
            isFiltered,
          }}
          sorting={sorting}
          onSortingChange={props.onSortingChange}
          {...table}
          listIndent={46}
          isDated
        />
        <ListFoot paging={props.paging} />
      </section>
      {edited ? (
        <LazyContactDialog
          contact={edited === 'new' ? undefined : edited}
          contacts={items}
          contactHref={contactHref}
          onSave={save}
          drafts={props.contactDrafts}
          onClose={close}
        />
      ) : null}
    </>
  );
}

function itself(contact: CrmContact): CrmContact {
  return contact;
}

function idOf(contact: CrmContact): string {
  return contact.id;
}
