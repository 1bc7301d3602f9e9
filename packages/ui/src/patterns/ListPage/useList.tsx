import { useFormats } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import type { DataTableColumn } from '../../components/DataTable/types.ts';
import type { Remote } from '../../remote.ts';
import type { ListFilterItem } from '../ListFilters/types.ts';
import { changeEmpty } from '../ScreenSlots/changeEmpty.ts';
import type { ScreenSlots } from '../ScreenSlots/types.ts';
import { useSlotColumns } from '../ScreenSlots/useSlotColumns.ts';
import type { ListEmptyProps } from './ListEmpty.tsx';
import type { ListPagingProps } from './ListPaging.tsx';
import type { ListToolbarProps } from './ListToolbar.tsx';
import { useSelection } from './useSelection.ts';
import { useTableSelection } from './useTableSelection.ts';
import { useAfterPaint } from '../../internal/useAfterPaint.ts';
import { whenIdle } from '../../internal/whenIdle.ts';
import { useFoundRows, useSearchTexts } from './searchRows.ts';
import { listFunctions } from '../ScreenSlots/slotRuntime.ts';

interface ListTexts {
  /** Heading of the list, and label of its table. */
  heading: string;
  search: string;
  /** Announced instead of the count next to the heading, such as "7 members". */
  count: (count: number) => string;
  /** Announced after the search or a filter changed the list. */
  found: (count: number) => string;
  /** Announced while the list loads, if its body does not. */
  loading?: string;
  /** Shown if not all records were loaded. The figures are formatted. */
  truncated?: (figures: { shown: string; total: string }) => string;
}

export interface ListFilters<Row> {
  /** In display order. Omit them if the list has its own fields. */
  items?: readonly ListFilterItem[] | undefined;
  /** Choice of views, next to the filters. */
  view?: ReactNode;
  isSet: boolean;
  /** Keeps a row; memoise it. Omit it if the server filters. */
  matches?: ((row: Row) => boolean) | undefined;
  onClear: () => void;
}

export interface ListOptions<Row> {
  source: Remote<unknown>;
  /** The loaded rows; keep the array stable. */
  rows: readonly Row[];
  /** Number of all records, including those that were not loaded. @default the loaded ones */
  total?: number | null | undefined;
  /** Returns a unique text for a row; a constant. */
  idOf: (row: Row) => string;
  /** Names a row in labels; keep it stable. @default idOf */
  nameOf?: ((row: Row) => string) | undefined;
  /** True if the screen has bulk actions. @default true with `nameOf` */
  isSelectable?: boolean;
  /** Columns of the table; keep them stable. */
  columns?: readonly DataTableColumn<Row>[];
  /** True if the actions of a row are a menu. @default false */
  hasRowMenu?: boolean;
  /** Parts of the embedder. */
  slots?: ScreenSlots<Row> | undefined;
  /** True if the checkbox of a row replaces its avatar. @default true */
  revealOnHover?: boolean;
  /** Returns the searched text of a row; a constant. Omit it if the server searches. */
  textOf?: ((row: Row) => string) | undefined;
  search: string;
  onSearchChange: (search: string) => void;
  filters?: ListFilters<Row> | undefined;
  paging?: ListPagingProps | undefined;
  texts: ListTexts;
  empty: ListEmptyProps;
  emptyFiltered: (search: string) => Pick<ListEmptyProps, 'title' | 'description'>;
}

const noText = () => '';
const NO_COLUMNS: readonly never[] = [];

/** Returns `page` and `table`, the props of `ListPage` and `ListTable`. */
export function useList<Row>(options: ListOptions<Row>) {
  const { source, rows, idOf, textOf, filters, paging, texts, onSearchChange, slots } = options;
  const nameOf = options.nameOf ?? idOf;
  const formats = useFormats();
  const matchesFilters = filters?.matches;
  const filtered = useMemo(
    () => (matchesFilters ? rows.filter(matchesFilters) : rows),
    [rows, matchesFilters],
  );
  const found = useListSearch(filtered, textOf ?? noText, textOf ? options.search : '');
  const search = textOf ? found.search : trimText(options.search);
  const { shown } = found;
  const selection = useSelection(shown, idOf);
  const forTable = useTableSelection(selection, nameOf, options);
  const { isSelectable = options.nameOf !== undefined } = options;
  const selected = () => shown.filter((row) => selection.value.has(idOf(row)));
  const { columns = NO_COLUMNS, hasRowMenu = false } = options;
  const changed = useSlotColumns(columns, { slots, nameOf, hasRowMenu });

  const isReady = source.status === 'ready';
  const isFiltered = isReady && (search !== '' || filters?.isSet === true);
  const total = options.total ?? rows.length;
  const isPartial = matchesFilters !== undefined || (textOf !== undefined && isFiltered);
  const count = isPartial ? shown.length : total;

  const { emptyFiltered } = options;
  const empty = useMemo(() => changeEmpty(options.empty, slots), [options.empty, slots]);
  const clearFilters = filters?.onClear;
  const shownEmpty: ListEmptyProps = useMemo(() => {
    if (!isFiltered) return empty;
    const onClear = () => {
      onSearchChange('');
      clearFilters?.();
    };
    return { ...emptyFiltered(search), isFiltered, onClear };
  }, [isFiltered, search, empty, emptyFiltered, onSearchChange, clearFilters]);

  function announcement(): string {
    if (source.status === 'loading') return texts.loading ?? '';
    return isFiltered ? texts.found(count) : '';
  }

  const pageSize = paging ? undefined : slots?.parts.pageSize;
  // The number of rows that a filter of the client hides changes with the filter.
  const pagesOf = `${search} ${rows.length - filtered.length}`;
  const renderTable = useMemo(
    () =>
      pageSize === undefined ? undefined : slots && listFunctions(slots).pages(pageSize, pagesOf),
    [slots, pageSize, pagesOf],
  );

  const toolbar: Omit<ListToolbarProps, 'headingId' | 'action'> = {
    heading: texts.heading,
    count: isReady ? { visible: formats.number(count), announced: texts.count(count) } : undefined,
    search: {
      label: texts.search,
      value: options.search,
      onValueChange: onSearchChange,
      onFocus: found.prepare,
    },
    filterSet: filters?.items && {
      items: filters.items,
      view: filters.view,
      onClear: filters.onClear,
      results: isReady ? count : undefined,
    },
    found: announcement(),
  };
  const truncatedText =
    texts.truncated && total > rows.length
      ? texts.truncated({ shown: formats.number(rows.length), total: formats.number(total) })
      : '';
  return {
    shown,
    search,
    isFiltered,
    empty: shownEmpty,
    page: {
      source,
      toolbar,
      listNotice: truncatedText ? <Banner tone="info">{truncatedText}</Banner> : null,
      slots:
        slots &&
        listFunctions(slots).page(slots.parts, {
          selection,
          selected,
          hasFailed: changed.hasFailed,
        }),
    },
    table: {
      source,
      label: texts.heading,
      rows: shown,
      getRowId: idOf,
      empty: shownEmpty,
      columns: changed.columns,
      renderTable,
      selection: isSelectable || slots?.parts.bulkActions ? forTable : undefined,
    },
    selection,
    /** Undefined if there is only one page. */
    paging:
      paging && (shown.length > 0 || paging.hasPrevious)
        ? { ...paging, isLoading: source.status === 'loading' }
        : undefined,
    selected,
  };
}

interface ListSearch<Row> {
  /** The trimmed search text; '' if there is none. */
  search: string;
  shown: readonly Row[];
  /** Prepares the texts before the first keystroke needs them. */
  prepare: () => void;
}

/** The keystroke renders first, the list a frame later. `textOf` must be constant. */
function useListSearch<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  typed: string,
): ListSearch<Row> {
  const search = trimText(useAfterPaint(typed));
  const readTexts = useSearchTexts(rows, textOf);
  return {
    search,
    shown: useFoundRows(rows, readTexts, search),
    prepare: () => void whenIdle(readTexts),
  };
}
