import { readObject, textOf } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import type { Keyed } from '../schema/list.ts';
import { countOf, dateOf } from '../schema/values.ts';
import { wordOf } from '../schema/words.ts';
import { markupOf } from './content.ts';
import { authorOf } from './contents.ts';
import type { ContentAuthor } from './contents.ts';
import { CONTENT_EVENTS, CONTENT_TYPES } from './values.ts';
import type { ContentEventKind, ContentType } from './values.ts';

/** A version that is kept, on the wire. */
export interface ContentVersionWire {
  version: number;
  title: string;
  language: string;
  body: string;
  author: ContentAuthor | null;
  /** What made it: `generated`, `created`, `edited` or `restored`. */
  kind: string;
  /** The version that it repeats, where it was restored. */
  restored_from: number | null;
  created_at: string;
}

export interface ContentVersionsWire {
  versions: ContentVersionWire[];
}

/** A version that is kept. Saves that follow closely on each other are one. */
export interface ContentVersion extends Keyed {
  /** The number as text. */
  id: string;
  version: number;
  title: string;
  language: string;
  /** HTML as it came over the wire: nobody may show it who has not sanitised it. */
  body: string;
  author: ContentAuthor;
  /** Null for one that this client does not know. */
  kind: ContentEventKind | null;
  restoredFrom: number | null;
  createdAt: Date | null;
}

/** `GET /v1/contents/{id}/versions`, newest first. */
export const contentVersionsSchema = listOf(
  ['versions', 'data'],
  (row): Omit<ContentVersion, 'key'> => ({
    id: textOf(row.version),
    version: countOf(row.version) ?? 0,
    title: textOf(row.title),
    language: textOf(row.language),
    body: markupOf(row.body),
    author: authorOf(row.author),
    kind: wordOf(CONTENT_EVENTS, row.kind),
    restoredFrom: countOf(row.restored_from),
    createdAt: dateOf(row.created_at),
  }),
);

/** Something that happened to a content, on the wire. */
export interface ContentEventWire {
  id: string;
  kind: string;
  content_id: string;
  /** The title it had then. */
  content_title: string;
  content_type: string;
  /** Whether the content is gone. */
  is_deleted: boolean;
  /** The version that it made; null where it made none. */
  version: number | null;
  /** The version that came before it, or that was restored. */
  from_version: number | null;
  author: ContentAuthor | null;
  created_at: string;
}

export interface ContentHistoryWire {
  events: ContentEventWire[];
  next_cursor: string | null;
}

/** Something that happened to a content. */
export interface ContentEvent extends Keyed {
  id: string;
  /** Null for one that this client does not know. */
  kind: ContentEventKind | null;
  /** The kind as it came. */
  kindText: string;
  contentId: string;
  /** The title it had then. */
  title: string;
  type: ContentType | null;
  /** Whether the content is gone: nothing of it can be opened or restored. */
  isDeleted: boolean;
  /** The version that it made; null where it made none. */
  version: number | null;
  /** The version that came before it, or that was restored; null where there is none. */
  fromVersion: number | null;
  author: ContentAuthor;
  createdAt: Date | null;
}

/** A page of events, newest first; `nextCursor` is '' after the last one. */
export interface ContentHistory {
  events: ContentEvent[];
  nextCursor: string;
}

const eventsSchema = listOf(['events', 'data'], toEvent);

/** `GET /v1/history`. */
export const contentHistorySchema = readObject((value, complain): ContentHistory => {
  const events = eventsSchema.safeParse(value);
  if (!events.success) return complain(['events'], 'list expected');
  return { events: events.data, nextCursor: textOf(value.next_cursor) };
});

function toEvent(row: WireObject): Omit<ContentEvent, 'key'> {
  return {
    id: textOf(row.id),
    kind: wordOf(CONTENT_EVENTS, row.kind),
    kindText: textOf(row.kind),
    contentId: textOf(row.content_id),
    title: textOf(row.content_title),
    type: wordOf(CONTENT_TYPES, row.content_type),
    isDeleted: row.is_deleted === true,
    version: countOf(row.version),
    fromVersion: countOf(row.from_version),
    author: authorOf(row.author),
    createdAt: dateOf(row.created_at),
  };
}
