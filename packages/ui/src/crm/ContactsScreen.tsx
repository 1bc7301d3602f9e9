import { crmTexts, useTranslation } from '@platform/i18n';
import { useId, useMemo, useState } from 'react';
import { useAfterPaint } from '../internal/useAfterPaint.ts';
import { contactColumns } from './contactColumns.tsx';
import { itemsOf, totalOf } from './crmRows.ts';
import { contactTexts, filterRows } from './crmSearch.ts';
import { CrmHeader } from './CrmHeader.tsx';
import { CrmTable } from './CrmTable.tsx';
import { formatTotal } from './formatTotal.ts';
import { inOrder } from './inOrder.ts';
import { contactDialog } from './lazyParts.ts';
import { ListActions } from './ListActions.tsx';
import { ListBar } from './ListBar.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListTrouble } from './ListTrouble.tsx';
import type { ContactsScreenProps } from './screenTypes.ts';
import type { ContactValues, CrmContact } from './types.ts';
import { useOpenContact } from './useOpenContact.ts';

/** The contacts (spec 2.10). Goes into a `Page`, whose width decides between table and list. */
export function ContactsScreen(props: ContactsScreenProps) {
  const { contacts, contactHref, search, sorting, onExport } = props;
  const t = useTranslation(crmTexts);
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
  const open = useOpenContact(itself, { rows: shown, columns, sorting }, props);
  const total = totalOf(contacts);
  const isFiltered = total !== undefined && wanted !== '';
  const close = () => setEdited(null);

  async function save(values: ContactValues) {
    return edited === 'new' || edited === null
      ? props.onCreateContact(values)
      : props.onUpdateContact(edited, values);
  }

  return (
    <>
      <CrmHeader
        paths={props.paths}
        section="contacts"
        actions={
          <ListActions
            addLabel={t('crm.contacts.add')}
            onAdd={() => setEdited('new')}
            isSecondary={open.openContactId !== undefined}
            onNearAdd={contactDialog.prefetch}
            onImport={props.onImport}
            onNearImport={props.onNearImport}
            onExport={
              onExport &&
              (() => void inOrder(shown, columns, sorting).then((rows) => onExport(rows)))
            }
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
        <ListTrouble
          trouble={contacts.status === 'ready' ? contacts.data.refreshError : undefined}
        />
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
          {...open}
          listIndent={46}
          isDated
        />
        <ListFoot paging={props.paging} />
      </section>
      {edited ? (
        <contactDialog.Part
          contact={edited === 'new' ? undefined : edited}
          contacts={items}
          contactHref={contactHref}
          onSave={save}
          drafts={props.contactDrafts}
          onClose={close}
          onLoadFailed={() => {
            close();
            props.onLoadFailed?.();
          }}
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
