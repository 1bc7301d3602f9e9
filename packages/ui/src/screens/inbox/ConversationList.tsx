import type { InboxPage } from '@platform/domain';
import { inboxTexts, useToday, useTranslation } from '@platform/i18n';
import { unlessComposing } from '@platform/i18n/text';
import { observeElementOffset, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { showTruncationTooltip } from '../../components/DataTable/showTruncationTooltip.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { List, ListItem } from './ConversationList.styles.ts';
import { Scroller } from './ListPane.styles.ts';
import { LoadMoreRow } from './LoadMoreRow.tsx';
import type { InboxListProps } from './types.ts';

/** Estimate in px, until measured. */
const ROW_HEIGHT = 92;

export interface ConversationListProps extends Omit<InboxListProps, 'items'> {
  items: InboxPage;
}

/** One tab stop; keeps the scroll position when newer conversations appear above. */
export function ConversationList({ items, hrefOf, openId, more, userId }: ConversationListProps) {
  const t = useTranslation(inboxTexts);
  const scroller = useRef<HTMLDivElement>(null);
  const today = useToday();
  const { conversations } = items;
  const openAt = conversations.findIndex(({ id }) => id === openId);

  // oxlint-disable-next-line react/incompatible-library -- rows get `measureElement` only, which is stable
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: conversations.length,
    overscan: 6,
    observeElementOffset: (instance, notify) =>
      observeElementOffset(instance, (offset) => notify(offset, false)),
    estimateSize: () => ROW_HEIGHT,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => conversations[index]?.id ?? index, [conversations]),
  });

  const [focusedId, setFocusedId] = useState('');
  const rows = virtualizer.getVirtualItems();
  const shownIds = new Set(rows.map(({ index }) => conversations[index]?.id));
  const firstSeen = rows.find(({ end }) => end > (virtualizer.scrollOffset ?? 0));
  const stopId =
    [focusedId, openId].find((id) => shownIds.has(id)) ?? conversations[firstSeen?.index ?? 0]?.id;

  const anchor = useRef<{ id: string; past: number } | null>(null);
  function handleScroll(): void {
    const top = scroller.current?.scrollTop ?? 0;
    const first = virtualizer.getVirtualItems().find(({ end }) => end > top);
    const id = first && conversations[first.index]?.id;
    anchor.current = top > 0 && first && id ? { id, past: top - first.start } : null;
  }
  useLayoutEffect(() => {
    const anchorRow = anchor.current;
    if (!anchorRow || !scroller.current) return;
    const position = conversations.findIndex(({ id }) => id === anchorRow.id);
    const [start] = position === -1 ? [] : (virtualizer.getOffsetForIndex(position, 'start') ?? []);
    if (start !== undefined) scroller.current.scrollTop = start + anchorRow.past;
  }, [conversations, virtualizer]);

  // A keyboard step may lead to a row out of view.
  const reveal = useEffectEvent(() => {
    // Phones hide the list while a conversation is open.
    const isSeen = (scroller.current?.clientHeight ?? 0) > 0;
    if (isSeen && openAt !== -1) virtualizer.scrollToIndex(openAt, { align: 'auto' });
  });
  // Not a dependency: changed rows around it do not scroll.
  useLayoutEffect(() => reveal(), [openId]);

  function handleKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0 || !(event.target instanceof Element)) return;
    // Rows are siblings in the order of the list, so no row needs a ref.
    const row = event.target.closest('li');
    const sibling = by === 1 ? row?.nextElementSibling : row?.previousElementSibling;
    event.preventDefault();
    // Each row renders its own link.
    sibling?.querySelector('a')?.focus();
  }

  return (
    <Scroller ref={scroller} onScroll={handleScroll}>
      <List
        aria-label={t('inbox.label')}
        style={{ blockSize: virtualizer.getTotalSize() }}
        onPointerOver={showTruncationTooltip}
        onKeyDown={unlessComposing(handleKeyDown)}
        onBlur={() => setFocusedId('')}
      >
        {rows.map(({ key, index, start }) => {
          const item = conversations[index];
          return item ? (
            <ListItem
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={items.nextCursor === '' ? conversations.length : -1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <ConversationRow
                item={item}
                isOpen={item.id === openId}
                isTabStop={item.id === stopId}
                onFocus={setFocusedId}
                {...{ hrefOf, userId, today }}
              />
            </ListItem>
          ) : null;
        })}
      </List>
      {items.nextCursor === '' ? null : <LoadMoreRow {...more} scrollerRef={scroller} />}
    </Scroller>
  );
}
