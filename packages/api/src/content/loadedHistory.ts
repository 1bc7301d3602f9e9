import type { ContentEvent } from '@platform/domain';
import type { ContentHistory } from './history.ts';

/** The events read so far, over all pages, of one content or of all. */
export interface LoadedHistory {
  /** '' where it is the history of all contents. */
  contentId: string;
  events: readonly ContentEvent[];
  /** Where the next page begins; '' at the end. */
  nextCursor: string;
}

/** Which page is the next one. */
export interface HistoryPage {
  contentId: string;
  cursor: string;
}

/**
 * The list with the page of a cursor at its end. The page of another content or cursor than the one
 * that is next is dropped; one that brings nothing new, or leads to itself, is the last one.
 */
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

/** The list whose first page was read again, with the later pages where it still leads to them. */
export function withLaterHistory(loaded: LoadedHistory, known: LoadedHistory): LoadedHistory {
  const last = loaded.events.at(-1);
  const at = known.events.findIndex(({ key }) => key === last?.key);
  if (at === -1 || known.contentId !== loaded.contentId) return loaded;
  const rest = notIn(loaded.events, known.events.slice(at + 1));
  if (rest.length === 0) return loaded;
  return { ...known, events: [...loaded.events, ...rest] };
}

function notIn(known: readonly ContentEvent[], rows: readonly ContentEvent[]): ContentEvent[] {
  const keys = new Set(known.map(({ key }) => key));
  return rows.filter(({ key }) => !keys.has(key));
}
