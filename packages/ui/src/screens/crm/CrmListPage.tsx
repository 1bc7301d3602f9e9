import type { Keyed } from '@platform/domain';
import { crmTexts, useFormats, useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import type { ListFilterSet } from '../../patterns/ListFilters/types.ts';
import { ListPage } from '../../patterns/ListPage/ListPage.tsx';
import { sortRows } from '../../components/DataTable/sortRows.ts';
import { ListEmpty } from '../../patterns/ListPage/ListEmpty.tsx';
import { ListPaging } from '../../patterns/ListPage/ListPaging.tsx';
import type { ListPagingProps } from '../../patterns/ListPage/ListPaging.tsx';
import { searchRows } from '../../patterns/ListPage/searchRows.ts';
import type { ScreenSlots } from '../../patterns/ScreenSlots/types.ts';
import { useList } from '../../patterns/ListPage/useList.tsx';
import { RemoteError } from '../../patterns/RemoteContent/RemoteError.tsx';
import type { Remote } from '../../remote.ts';
import type { RowContact } from './crmRows.ts';
import { CrmTable } from './CrmTable.tsx';
import type { CrmTableProps } from './CrmTable.tsx';
import type { CrmListActions, CrmListState, CrmPageProps } from './screenTypes.ts';
import { listCount } from './totals.ts';
import type { CrmContact, CrmList } from './types.ts';
import { ContactNamesUnavailable } from './ContactNamesUnavailable.ts';
import { useContactNames, useCrmSelection, withoutSelection } from './useCrmSelection.tsx';
import type { RenderBulkActions } from './useCrmSelection.tsx';
import { useCrmHeader } from './useCrmHeader.tsx';
import { useContactRows } from './useContactRows.ts';
import { useListActions } from './useListActions.tsx';
import { useShownRows } from './useShownRows.ts';

/** Gives a board the full width of the sheet, which is wider than its column. */
const WidePage = styled(ListPage)`
  --platform-wide: max(100%, calc(100cqi - 56px));

  &[data-wide] {
    inline-size: var(--platform-wide);
    margin-inline-start: calc((100% - var(--platform-wide)) / 2);
  }

  /* Fills the sheet: the lanes scroll. */
  &[data-fills],
  &[data-fills] > :has(> [data-board]) {
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
  }
`;

type RowState<Row> = ((row: Row) => 'selected' | undefined) | undefined;

export interface CrmListPageProps<Item, Row extends object>
  extends
    Pick<CrmPageProps, 'paths' | 'contactHref'>,
    Required<Pick<CrmTableProps<Row>, 'columns' | 'listIndent'>>,
    Pick<CrmTableProps<Row>, 'hasTwoLines' | 'onRowEdit'> {
  slots?: ScreenSlots<Row> | undefined;
  state: CrmListState;
  actions: CrmListActions<Item>;
  section: 'contacts' | 'leads' | 'interactions';
  source: Remote<CrmList<Item>>;
  stats?: ReactNode;
  paging?: ListPagingProps | undefined;
  names?: Remote<unknown>;
  rows: readonly Row[];
  /** Joins items with contacts: the loaded ones, or the given ones for an export. */
  toRows: (items: readonly Item[], contacts?: readonly CrmContact[]) => readonly Row[];
  /** Keep the identity of `itemOf`, `contactOf` and `textOf` between renders. */
  itemOf: (row: Row) => Item;
  contactOf: (row: Row) => RowContact;
  textOf: (row: Row) => string;
  filters?: Pick<ListFilterSet, 'items' | 'view'> | undefined;
  isFiltered?: boolean;
  onClearFilter?: (() => void) | undefined;
  renderBulkActions?: RenderBulkActions<Item> | undefined;
  onAdd: () => void;
  onImport?: (() => void) | undefined;
  renderBoard?: ((rows: readonly Row[], rowState: RowState<Row>) => ReactNode) | undefined;
}

export function CrmListPage<Item extends Keyed, Row extends object>(
  props: CrmListPageProps<Item, Row>,
) {
  const { state, actions, section, source, names, rows, itemOf, stats, renderBoard, slots } = props;
  const { openContactId } = state;
  const { onExport, contactPreview, onContactsShown } = actions;
  const t = useTranslation(crmTexts);
  const formats = useFormats();
  const header = useCrmHeader(props.paths, section, slots);
  const nameOf = useContactNames(props.contactOf);
  const idOf = useCallback((row: Row) => itemOf(row).key, [itemOf]);
  const speakCount = (count: number) => t(`crm.${section}.count`, { count });
  const list = useList({
    source,
    rows,
    idOf,
    nameOf,
    isSelectable: onExport !== undefined || props.renderBulkActions !== undefined,
    columns: props.columns,
    hasRowMenu: section !== 'interactions',
    slots,
    textOf: props.textOf,
    search: state.search,
    onSearchChange: actions.onSearchChange,
    filters: {
      ...props.filters,
      isSet: props.isFiltered === true,
      onClear: () => props.onClearFilter?.(),
    },
    paging: props.paging,
    texts: {
      heading: t(`crm.${section}.section`),
      search: t(`crm.${section}.search`),
      count: speakCount,
      found: (count) => t(`crm.${section}.found`, { count }),
    },
    empty: { title: t(`crm.${section}.empty`), description: t(`crm.${section}.emptyText`) },
    emptyFiltered: (search) => ({
      title: t(`crm.${section}.empty`),
      description:
        section === 'contacts' && search === ''
          ? t('crm.contactFilter.none')
          : t(`crm.${section}.emptySearch`, { search }),
    }),
  });
  const { shown, isFiltered } = list;
  const { table, shownRows } = useShownRows(
    props.contactOf,
    shown,
    { openContactId, onContactsShown },
    !renderBoard,
  );
  const records = useContactRows(props.contactOf, {
    contactHref: props.contactHref,
    openContactId,
    contactPreview,
  });
  const forPage = useCrmSelection({
    selection: list.selection,
    shownRows,
    idOf,
    itemOf,
    onExport,
    renderBulkActions: props.renderBulkActions,
  });
  function pickMatching(items: readonly Item[], contacts?: readonly CrmContact[]): readonly Item[] {
    const all = props.toRows(items, contacts);
    const found = searchRows(all, props.textOf, state.search);
    return sortRows(found, list.table.columns, state.sorting).map(itemOf);
  }
  const listActions = useListActions({
    section,
    addLabel: t(`crm.${section}.add`),
    onAdd: props.onAdd,
    isSecondary: openContactId !== undefined,
    onImport: props.onImport,
    onExport: onExport && (() => onExport(shownRows().map(itemOf), pickMatching)),
  });
  // The server may stop counting at its limit: "1,000+".
  const count = isFiltered ? list.page.toolbar.count : listCount(formats, source, speakCount);
  return (
    <ContactNamesUnavailable value={names?.status === 'error'}>
      <WidePage
        data-wide={renderBoard ? true : undefined}
        data-fills={renderBoard ? true : undefined}
        {...header}
        {...listActions}
        stats={stats}
        {...list.page}
        toolbar={{ ...list.page.toolbar, count }}
        listNotice={
          names?.status === 'error' ? (
            <RemoteError error={{ message: t('crm.namesFailed'), retry: names.retry }} />
          ) : null
        }
        selection={renderBoard ? undefined : forPage}
        slots={renderBoard ? withoutSelection(list.page.slots) : list.page.slots}
        paging={list.paging ? <ListPaging {...list.paging} /> : null}
      >
        {renderBoard && source.status === 'ready' ? (
          isFiltered && shown.length === 0 ? (
            <ListEmpty {...list.empty} />
          ) : (
            renderBoard(shown, table.rowState)
          )
        ) : (
          <CrmTable
            {...list.table}
            loadingText={t(`crm.${section}.loading`)}
            sorting={state.sorting}
            onSortingChange={actions.onSortingChange}
            {...table}
            {...records}
            onRowEdit={props.onRowEdit}
            listIndent={props.listIndent}
            hasTwoLines={props.hasTwoLines}
          />
        )}
      </WidePage>
    </ContactNamesUnavailable>
  );
}
