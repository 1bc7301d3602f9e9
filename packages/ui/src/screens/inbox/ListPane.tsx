import type { InboxPage } from '@platform/domain';
import { inboxTexts, useTranslation } from '@platform/i18n';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { ListEmpty } from '../../patterns/ListPage/ListEmpty.tsx';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import { changeEmpty } from '../../patterns/ScreenSlots/changeEmpty.ts';
import { ConversationList } from './ConversationList.tsx';
import { ConversationTable } from './ConversationTable.tsx';
import { ListTools } from './ListTools.tsx';
import { Pane, Padding } from './ListPane.styles.ts';
import { Reconnecting } from './Reconnecting.tsx';
import type { InboxListProps } from './types.ts';
import { useStepKeys } from './useStepKeys.ts';

const TABLE_MIN_WIDTH = 900;

export interface ListPaneProps extends InboxListProps {
  titleRef: RefObject<HTMLElement | null>;
}

export const ListPane = memo(function ListPane({ titleRef, ...props }: ListPaneProps) {
  const { items, filter, onFilterChange, tabHref } = props;
  const t = useTranslation(inboxTexts);
  const ref = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow(ref, TABLE_MIN_WIDTH);
  useStepKeys(props);

  function renderRows(list: InboxPage) {
    if (list.conversations.length === 0) return <NoConversations {...props} />;
    const Rows = isNarrow ? ConversationList : ConversationTable;
    return <Rows {...props} items={list} key={listKey(props)} />;
  }

  return (
    <Pane
      ref={ref}
      aria-label={t('inbox.label')}
      aria-busy={items.status === 'loading' || undefined}
    >
      <ListTools {...{ items, filter, onFilterChange, tabHref, titleRef }} slots={props.slots} />
      <Reconnecting source={items} />
      <RemoteContent
        source={items}
        showsRefreshError={false}
        loading={<LoadingRows label={t('inbox.loading')} />}
        renderPlaceholder={(content) => <Padding>{content}</Padding>}
      >
        {renderRows}
      </RemoteContent>
    </Pane>
  );
});

const listKey = ({ filter: { tab, view, status, tag } }: InboxListProps) =>
  [tab, view, status, tag].join(' ');

function NoConversations({ filter, onFilterChange, slots }: InboxListProps) {
  const t = useTranslation(inboxTexts);
  const { view, status, tag, search } = filter;
  const isFiltered = view !== 'all' || Boolean(status || tag || search);
  const clear = () => onFilterChange({ view: 'all', status: '', tag: '', search: '' });
  const own = isFiltered
    ? {
        isFiltered,
        title: t('inbox.empty.filtered'),
        description: t('inbox.empty.filteredText'),
        actions: <Button onClick={clear}>{t('inbox.empty.clear')}</Button>,
      }
    : { title: t('inbox.empty.title'), description: t('inbox.empty.text') };
  return (
    <Padding>
      <ListEmpty {...(isFiltered ? own : changeEmpty(own, slots))} />
    </Padding>
  );
}

const LoadingRow = styled.div`
  display: flex;
  gap: var(--platform-space-3);
  padding-block: var(--platform-space-3);
`;

const LoadingLines = styled.div`
  display: grid;
  flex: 1;
  gap: var(--platform-space-2);
`;

function LoadingRows({ label }: { label: string }) {
  return (
    <output aria-label={label}>
      {[0, 1, 2, 3, 4].map((row) => (
        <LoadingRow key={row}>
          <Skeleton width="34px" height="34px" radius="50%" />
          <LoadingLines>
            <Skeleton width="55%" />
            <Skeleton width="80%" />
          </LoadingLines>
        </LoadingRow>
      ))}
    </output>
  );
}

function useIsNarrow(ref: RefObject<Element | null>, pixels: number): boolean {
  const [isNarrow, setNarrow] = useState(true);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const read = () => setNarrow(element.getBoundingClientRect().width < pixels);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, pixels]);
  return isNarrow;
}
