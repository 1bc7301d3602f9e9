import type { ContentRow } from '@platform/domain';
import { contentTexts, useFormats, useTranslation } from '@platform/i18n';
import { joinFields } from '@platform/i18n/text';
import { useMemo } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { ListEmpty } from '../../patterns/ListPage/ListEmpty.tsx';
import { ListPage } from '../../patterns/ListPage/ListPage.tsx';
import { ListTable } from '../../patterns/ListPage/ListTable.tsx';
import { useListSearch } from '../../patterns/ListPage/useListSearch.ts';
import { useSelection } from '../../patterns/ListPage/useSelection.ts';
import { useTableSelection } from '../../patterns/ListPage/useTableSelection.ts';
import { dataOf } from '../../remote.ts';
import { useContentHeader } from '../useContentHeader.tsx';
import { ContentBulk } from './ContentBulk.tsx';
import { ContentCard } from './ContentCard.tsx';
import { contentColumns } from './contentColumns.tsx';
import { ContentFilters } from './ContentFilters.tsx';
import { Cards, Rows } from './ContentRows.styles.ts';
import { NewContentButton } from './NewContentButton.tsx';
import type { ContentsScreenProps } from './types.ts';

const NONE: readonly ContentRow[] = [];
const NEWEST = { columnId: 'updated', direction: 'descending' } as const;

/** What the tenant has written, as a table or as cards. Goes into a `Page`. */
export function ContentsScreen(props: ContentsScreenProps) {
  const { contents, type, status, view } = props;
  const { contentHref, historyHref, onDuplicate, onArchive, onDelete } = props;
  const t = useTranslation(contentTexts);
  const formats = useFormats();
  const header = useContentHeader(props.paths, 'contents');

  const loaded = dataOf(contents);
  const all = loaded?.contents ?? NONE;
  const kept = useMemo(
    () =>
      all.filter(
        (item) =>
          (type === '' || item.type === type) &&
          (status === 'all' ||
            (status === '' ? item.status !== 'archived' : item.status === status)),
      ),
    [all, type, status],
  );
  const { search, shown } = useListSearch(kept, itemText, props.search);
  const actions = useMemo(
    () => ({ contentHref, historyHref, onDuplicate, onArchive, onDelete }),
    [contentHref, historyHref, onDuplicate, onArchive, onDelete],
  );
  const columns = useMemo(() => contentColumns(t, actions), [t, actions]);
  const selection = useSelection(shown, keyOf);
  const nameOf = useMemo(() => (item: ContentRow) => item.title || t('content.untitled'), [t]);
  const forTable = useTableSelection(selection, nameOf, false);

  const isFiltered = loaded !== undefined && (search !== '' || type !== '' || status !== '');
  const isNothing = isFiltered || all.length > 0;
  const total = loaded?.total ?? all.length;
  const clear = () => {
    props.onSearchChange('');
    props.onTypeChange('');
    props.onStatusChange('');
  };
  const empty = {
    title: t('content.empty.title'),
    description: t(`content.empty.${isNothing ? 'filtered' : 'text'}`),
    isFiltered,
    onClear: isFiltered ? clear : undefined,
    actions: (
      <ButtonLink href={props.paths.generate} variant="primary">
        {t('content.generate')}
      </ButtonLink>
    ),
  };
  const isGrid = view === 'grid' && contents.status === 'ready';
  return (
    <ListPage
      {...header}
      actions={<NewContentButton {...props} />}
      source={contents}
      selection={
        isGrid
          ? undefined
          : {
              ...selection,
              actions: (
                <ContentBulk
                  {...props}
                  selected={() => shown.filter((item) => selection.value.has(item.key))}
                  onDone={selection.onValueChange}
                />
              ),
            }
      }
      toolbar={{
        heading: t('content.section'),
        count: loaded && {
          shown: formats.number(shown.length),
          spoken: t('content.count', { count: shown.length }),
        },
        search: {
          label: t('content.search'),
          value: props.search,
          onValueChange: props.onSearchChange,
        },
        filters: <ContentFilters {...props} />,
        found: isFiltered ? t('content.found', { count: shown.length }) : '',
      }}
      listNotice={
        total > all.length ? (
          <Banner tone="info">
            {t('content.cut', {
              shown: formats.number(all.length),
              total: formats.number(total),
            })}
          </Banner>
        ) : null
      }
    >
      {isGrid ? (
        shown.length === 0 ? (
          <ListEmpty {...empty} />
        ) : (
          <Cards>
            {shown.map((item) => (
              <li key={item.key}>
                <ContentCard item={item} {...actions} />
              </li>
            ))}
          </Cards>
        )
      ) : (
        <Rows>
          <ListTable
            label={t('content.section')}
            columns={columns}
            rows={shown}
            getRowId={keyOf}
            rowHref={({ id }) => (id === '' ? undefined : contentHref(id))}
            source={contents}
            selection={forTable}
            defaultSorting={NEWEST}
            loadingText={t('content.loading')}
            empty={empty}
            virtualFrom={50}
            listIndent={46}
            isWide
          />
        </Rows>
      )}
    </ListPage>
  );
}

const keyOf = ({ key }: ContentRow): string => key;
const itemText = ({ title, excerpt, author }: ContentRow): string =>
  joinFields(title, excerpt, author.name);
