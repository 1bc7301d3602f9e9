import type { ContentRow } from '@platform/domain';
import { contentTexts, useTranslation } from '@platform/i18n';
import { joinFields } from '@platform/i18n/text';
import { useCallback, useMemo } from 'react';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { ListEmpty } from '../../../patterns/ListPage/ListEmpty.tsx';
import { ListPage } from '../../../patterns/ListPage/ListPage.tsx';
import { ListTable } from '../../../patterns/ListPage/ListTable.tsx';
import { useList } from '../../../patterns/ListPage/useList.tsx';
import { ALL_DAYS, hasDays, isWithinDays } from '../../../patterns/RangeFilter/isWithinDays.ts';
import { dataOf } from '../../../remote.ts';
import { useContentHeader } from '../useContentHeader.tsx';
import { ContentBulk } from './ContentBulk.tsx';
import { ContentCard } from './ContentCard.tsx';
import { contentColumns } from './contentColumns.tsx';
import { useContentFilters } from './useContentFilters.tsx';
import { Cards, Cell } from './ContentRows.styles.ts';
import { NewContentButton } from './NewContentButton.tsx';
import type { ContentsScreenProps } from './listTypes.ts';

const NONE: readonly ContentRow[] = [];
const NEWEST = { columnId: 'updated', direction: 'descending' } as const;

/** The tenant's contents as a table or as cards. Render it inside a `Page`. */
export function ContentsScreen(props: ContentsScreenProps) {
  const {
    contents,
    type,
    status,
    saved = ALL_DAYS,
    view,
    contentHref,
    historyHref,
    actions,
    slots,
  } = props;
  const { onDuplicate, onArchive, onDelete } = actions;
  const t = useTranslation(contentTexts);
  const header = useContentHeader(props.paths, 'contents', slots);

  const loaded = dataOf(contents);
  const all = loaded?.contents ?? NONE;
  const isListed = useCallback(
    (item: ContentRow) =>
      (type === '' || item.type === type) &&
      (status === 'all' || (status === '' ? item.status !== 'archived' : item.status === status)) &&
      isWithinDays(item.updatedAt, saved),
    [type, status, saved],
  );
  const itemActions = useMemo(
    () => ({ contentHref, historyHref, onDuplicate, onArchive, onDelete }),
    [contentHref, historyHref, onDuplicate, onArchive, onDelete],
  );
  const columns = useMemo(() => contentColumns(t, itemActions), [t, itemActions]);
  const nameOf = useCallback((item: ContentRow) => item.title || t('content.untitled'), [t]);
  const generate = (
    <ButtonLink href={props.paths.generate} variant="primary">
      {t('content.generate')}
    </ButtonLink>
  );
  const filters = useContentFilters(props);
  const list = useList({
    source: contents,
    rows: all,
    total: loaded?.total,
    idOf: keyOf,
    nameOf,
    columns,
    hasRowMenu: true,
    slots,
    revealOnHover: false,
    textOf: itemText,
    search: props.search,
    onSearchChange: actions.onSearchChange,
    filters: {
      ...filters,
      isSet: type !== '' || status !== '' || hasDays(saved),
      matches: isListed,
      onClear: () => {
        actions.onTypeChange('');
        actions.onStatusChange('');
        actions.onSavedChange?.(ALL_DAYS);
      },
    },
    texts: {
      heading: t('content.section'),
      search: t('content.search'),
      count: (count) => t('content.count', { count }),
      found: (count) => t('content.found', { count }),
      truncated: (figures) => t('content.truncated', figures),
    },
    empty: {
      title: t('content.empty.title'),
      description: t(`content.empty.${all.length > 0 ? 'filtered' : 'text'}`),
      actions: generate,
    },
    emptyFiltered: () => ({
      title: t('content.empty.title'),
      description: t('content.empty.filtered'),
    }),
  });
  const isGrid = view === 'grid' && contents.status === 'ready';
  return (
    <ListPage
      {...header}
      actions={<NewContentButton onCreate={actions.onCreate} isCreating={props.isCreating} />}
      {...list.page}
      selection={
        isGrid
          ? undefined
          : {
              ...list.selection,
              actions: (
                <ContentBulk
                  {...actions}
                  selected={list.selected}
                  onDone={list.selection.onValueChange}
                />
              ),
            }
      }
    >
      {isGrid ? (
        list.shown.length === 0 ? (
          <ListEmpty {...list.empty} />
        ) : (
          <Cards>
            {list.shown.map((item) => (
              <Cell key={item.key}>
                <ContentCard item={item} {...itemActions} />
              </Cell>
            ))}
          </Cards>
        )
      ) : (
        <ListTable
          {...list.table}
          rowHref={({ id }) => (id === '' ? undefined : contentHref(id))}
          defaultSorting={NEWEST}
          loadingText={t('content.loading')}
          virtualFrom={50}
          listIndent={46}
          isWide
        />
      )}
    </ListPage>
  );
}

const keyOf = ({ key }: ContentRow): string => key;
const itemText = ({ title, excerpt, author }: ContentRow): string =>
  joinFields(title, excerpt, author.name);
