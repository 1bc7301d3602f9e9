import type { ContentEvent } from '@platform/domain';
import { contentHistoryTexts, contentTexts, useFormats, useTranslation } from '@platform/i18n';
import { useCallback, useMemo } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Combobox } from '../../../components/Combobox/index.ts';
import { ListPage } from '../../../patterns/ListPage/ListPage.tsx';
import { ListTable } from '../../../patterns/ListPage/ListTable.tsx';
import { dataOf } from '../../../remote.ts';
import { useContentHeader } from '../useContentHeader.tsx';
import { historyColumns } from './historyColumns.tsx';
import { Choice, More } from './HistoryScreen.styles.ts';
import type { HistoryScreenProps } from './historyTypes.ts';

const NONE: readonly ContentEvent[] = [];
const ALL = 'all';

/** History of contents, newest first. Render it inside a `Page`. */
export function HistoryScreen(props: HistoryScreenProps) {
  const { history, contentId, choices, contentHref, compareHref } = props;
  const t = useTranslation(contentTexts, contentHistoryTexts);
  const formats = useFormats();
  const header = useContentHeader(props.paths, 'history');
  const eventHref = useCallback(
    (event: ContentEvent) =>
      event.isDeleted || event.contentId === '' ? undefined : contentHref(event.contentId),
    [contentHref],
  );
  const columns = useMemo(
    () => historyColumns(t, formats, { eventHref, compareHref }),
    [t, formats, eventHref, compareHref],
  );
  const loaded = dataOf(history);
  const events = loaded?.events ?? NONE;
  const [first] = events;
  const isListed = choices.some(({ id }) => id === contentId);
  const options = [
    { value: ALL, label: t('contentHistory.allContents') },
    ...choices.map(({ id, title }) => ({ value: id, label: title || t('content.untitled') })),
    ...(contentId === '' || isListed
      ? []
      : [{ value: contentId, label: first?.title || contentId }]),
  ];
  return (
    <ListPage
      {...header}
      source={history}
      toolbar={{
        heading: t('contentHistory.section'),
        filters: (
          <Choice>
            <Combobox
              label={t('contentHistory.filter')}
              isLabelHidden
              options={options}
              value={contentId || ALL}
              onValueChange={(id) => props.onContentChange(id === ALL || id === null ? '' : id)}
            />
          </Choice>
        ),
      }}
    >
      <ListTable
        label={t('contentHistory.section')}
        columns={columns}
        rows={events}
        getRowId={keyOf}
        listIndent={46}
        rowHref={eventHref}
        source={history}
        loadingText={t('contentHistory.loading')}
        empty={{
          title: t('contentHistory.empty.title'),
          description: t(`contentHistory.empty.${contentId ? 'filtered' : 'text'}`),
          isFiltered: contentId !== '',
          onClear: contentId ? () => props.onContentChange('') : undefined,
        }}
      />
      {loaded?.hasMore ? (
        <More direction="row" justify="center">
          <Button
            isLoading={props.isLoadingMore}
            loadingText={t('contentHistory.loading')}
            onClick={props.onLoadMore}
          >
            {t('contentHistory.more')}
          </Button>
        </More>
      ) : null}
    </ListPage>
  );
}

const keyOf = ({ key }: ContentEvent): string => key;
