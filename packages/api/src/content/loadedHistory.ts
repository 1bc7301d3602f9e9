import type { ContentEvent } from '@platform/domain';
import type { ContentHistory } from './history.ts';

export interface LoadedHistory {
  /** '' for the history of all content items. */
  contentId: string;
  events: readonly ContentEvent[];
  /** Cursor of the next page; '' after the last one. */
  nextCursor: string;
}

export interface HistoryPage {
  contentId: string;
  cursor: string;
}

/** Appends a page unless outdated. One without new events, or leading to itself, is the last. */
export function withHistoryPage(
  list: LoadedHistory,
  { contentId, cursor }: HistoryPage,
  page: ContentHistory,
): LoadedHistory {
  if (list.contentId !== contentId || list.nextCursor !== cursor) return list;
  const added = notIn(list.events, page.events);
  const isEnd = added.length === 0 || page.nextCursor === cursor;
  return {
    contentId,
    events: [...list.events, ...added],
    nextCursor: isEnd ? '' : page.nextCursor,
  };
}

export function withLaterHistory(loaded: LoadedHistory, known: LoadedHistory): LoadedHistory {
  const last = loaded.events.at(-1);
  const index = known.events.findIndex(({ key }) => key === last?.key);
  if (index === -1 || known.contentId !== loaded.contentId) return loaded;
  const rest = notIn(loaded.events, known.events.slice(index + 1));
  if (rest.length === 0) return loaded;
  return { ...known, events: [...loaded.events, ...rest] };
}

function notIn(known: readonly ContentEvent[], rows: readonly ContentEvent[]): ContentEvent[] {
  const keys = new Set(known.map(({ key }) => key));
  return rows.filter(({ key }) => !keys.has(key));
}
