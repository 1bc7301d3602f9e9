import { useFormats, useTranslation } from '@platform/i18n';
import { ColumnsMenu, CreateButton, ListPage, ListTable, useColumnLayout } from '@platform/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useParam } from '../router';
import { berthsTexts } from '../texts/berths';
import { BerthFilters } from './BerthFilters';
import { BerthPanel } from './BerthPanel';
import { berthColumns, berthHref } from './berthColumns';
import { useBerths } from './berthStore';
import { ReleaseButton } from './ReleaseButton';
import { PAGE_SIZE, useBerthList } from './useBerthList';

const BerthForm = lazy(() => import('./BerthForm'));

/** The list of berths, its panel and its form. */
export function BerthsPage() {
  const t = useTranslation(berthsTexts);
  const formats = useFormats();
  const openId = useParam('berth');
  const berths = useBerths();
  const list = useBerthList();
  const [isAdding, setAdding] = useState(false);
  const columns = useMemo(() => berthColumns(t, formats), [t, formats]);
  const columnLayout = useColumnLayout();
  const source = { status: 'ready', data: list.rows } as const;
  const count = list.found.length;

  return (
    <>
      <ListPage
        title={t('berths.title')}
        description={t('berths.subtitle')}
        actions={
          <CreateButton
            id="berths.create"
            label={t('berths.add')}
            isSecondary={openId !== undefined}
            onCreate={() => setAdding(true)}
          />
        }
        toolbar={{
          heading: t('berths.section'),
          count: { visible: formats.number(count), announced: t('berths.count', { count }) },
          search: {
            label: t('berths.search'),
            value: list.filters.search,
            onValueChange: (search) => list.setFilters({ search }),
          },
          filters: (
            <>
              <BerthFilters filters={list.filters} setFilters={list.setFilters} />
              <ColumnsMenu columns={columns} layout={columnLayout} size="medium" />
            </>
          ),
          found: list.isFiltered ? t('berths.count', { count }) : '',
        }}
        source={source}
        selection={{ ...list.selection, actions: <ReleaseButton selection={list.selection} /> }}
        panel={
          openId === undefined ? undefined : (
            <BerthPanel
              id={openId}
              rows={list.rows}
              berth={berths.find(({ id }) => id === openId)}
            />
          )
        }
      >
        <ListTable
          label={t('berths.title')}
          source={source}
          columns={columns}
          columnLayout={columnLayout}
          rows={list.rows}
          getRowId={({ id }) => id}
          rowHref={berthHref}
          rowState={({ id }) => (id === openId ? 'selected' : undefined)}
          sorting={list.sorting}
          sortedBy="server"
          onSortingChange={list.setSorting}
          selection={{
            ...list.selection,
            rowLabel: ({ name }) => t('berths.select', { name }),
          }}
          pagination={{
            page: list.page,
            pageSize: PAGE_SIZE,
            rowCount: count,
            onPageChange: list.setPage,
          }}
          empty={{
            title: t('berths.empty'),
            isFiltered: list.isFiltered,
            onClear: list.clearFilters,
          }}
        />
      </ListPage>
      <Suspense>{isAdding ? <BerthForm onClose={() => setAdding(false)} /> : null}</Suspense>
    </>
  );
}
