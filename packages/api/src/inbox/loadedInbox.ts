import type { InboxConversation, InboxPage, InboxThread } from '@platform/domain';
import type { InboxQuery } from './conversationPages.ts';

export interface LoadedInbox extends InboxPage {
  query: InboxQuery;
}

export interface NextInboxPage {
  query: InboxQuery;
  cursor: string;
}

const sameQuery = (one: InboxQuery, other: InboxQuery): boolean =>
  (['tab', 'view', 'status', 'tag', 'search'] as const).every(
    (name) => (one[name] ?? '') === (other[name] ?? ''),
  );

/** Appends a page unless outdated. One without new rows, or leading to itself, is the last. */
export function withInboxPage(
  list: LoadedInbox,
  { query, cursor }: NextInboxPage,
  page: InboxPage,
): LoadedInbox {
  if (!sameQuery(list.query, query) || list.nextCursor !== cursor) return list;
  const added = notIn(list.conversations, page.conversations);
  const isEnd = added.length === 0 || page.nextCursor === cursor;
  return {
    ...list,
    conversations: [...list.conversations, ...added],
    nextCursor: isEnd ? '' : page.nextCursor,
  };
}

export function withLaterInbox(loaded: LoadedInbox, known: LoadedInbox): LoadedInbox {
  const last = loaded.conversations.at(-1);
  const index = known.conversations.findIndex(({ key }) => key === last?.key);
  if (loaded.nextCursor === '' || index === -1) return loaded;
  const rest = notIn(loaded.conversations, known.conversations.slice(index + 1));
  if (rest.length === 0) return loaded;
  const conversations = [...loaded.conversations, ...rest];
  return { ...loaded, nextCursor: known.nextCursor, conversations };
}

export function withOlderMessages(
  thread: InboxThread,
  cursor: string,
  older: InboxThread,
): InboxThread {
  if (thread.previousCursor !== cursor || thread.conversation.id !== older.conversation.id) {
    return thread;
  }
  const added = notIn(thread.messages, older.messages);
  const isStart = added.length === 0 || older.previousCursor === cursor;
  return {
    ...thread,
    messages: [...added, ...thread.messages],
    previousCursor: isStart ? '' : older.previousCursor,
  };
}

/** Keeps the loaded older messages after the latest ones were fetched again. */
export function withEarlierThread(loaded: InboxThread, known: InboxThread): InboxThread {
  const [first] = loaded.messages;
  const index = known.messages.findIndex(({ key }) => key === first?.key);
  if (loaded.previousCursor === '' || index <= 0) return loaded;
  const messages = [...known.messages.slice(0, index), ...loaded.messages];
  return { ...loaded, messages, previousCursor: known.previousCursor };
}

export function withConversation(list: LoadedInbox, now: InboxConversation): LoadedInbox {
  const isKnown = list.conversations.some(({ id }) => id === now.id);
  if (!isKnown) return list;
  const conversations = list.conversations.map((known) =>
    known.id === now.id ? { ...now, key: known.key } : known,
  );
  return { ...list, conversations };
}

function notIn<Row extends { key: string }>(known: readonly Row[], rows: readonly Row[]): Row[] {
  const keys = new Set(known.map(({ key }) => key));
  return rows.filter(({ key }) => !keys.has(key));
}
