import { isObject, textOf } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { countedListOf } from '../schema/countedList.ts';
import type { CountedList } from '../schema/countedList.ts';
import type { Keyed } from '../schema/list.ts';
import { countOf, dateOf } from '../schema/values.ts';
import { wordOf } from '../schema/words.ts';
import { CONTENT_STATUSES, CONTENT_TYPES } from './values.ts';
import type { ContentStatus, ContentType } from './values.ts';

/** Who did something, on the wire and in the domain. The name is the one they had then. */
export interface ContentAuthor {
  id: string;
  name: string;
}

/** A row of the list of contents on the wire: without its body. */
export interface ContentRowWire {
  id: string;
  title: string;
  type: string;
  status: string;
  /** Language tag, such as `en`. */
  language: string;
  author: ContentAuthor | null;
  template_id: string | null;
  version: number;
  word_count: number;
  /** How the text begins, without markup. */
  excerpt: string;
  created_at: string;
  updated_at: string;
}

export interface ContentsWire {
  contents: ContentRowWire[];
  total: number;
}

/** A content as lists show it. `id` is '' where the server sent none: it cannot be acted on. */
export interface ContentRow extends Keyed {
  id: string;
  title: string;
  /** Null for a type that this client does not know. */
  type: ContentType | null;
  /** The type as it came. */
  typeText: string;
  /** Null for a status that this client does not know. */
  status: ContentStatus | null;
  statusText: string;
  /** Language tag, such as `en`; '' where the server sent none. */
  language: string;
  /** Both '' where the server sent none. */
  author: ContentAuthor;
  /** What it was generated from; '' where that is none. */
  templateId: string;
  /** Counts its saves, from 1; 0 where the server sent none. */
  version: number;
  /** Null where the server sent none. */
  wordCount: number | null;
  excerpt: string;
  createdAt: Date | null;
  updatedAt: Date | null;
}

/** One load of contents; `total` counts all there are, null where the server did not say. */
export type ContentList = CountedList<'contents', ContentRow>;

/** `GET /v1/contents`. */
export const contentsSchema = countedListOf('contents', ['contents', 'data'], toContentRow);

/** What a list shows of a content. */
export function toContentRow(row: WireObject): Omit<ContentRow, 'key'> {
  return {
    id: textOf(row.id),
    title: textOf(row.title),
    type: wordOf(CONTENT_TYPES, row.type),
    typeText: textOf(row.type),
    status: wordOf(CONTENT_STATUSES, row.status),
    statusText: textOf(row.status),
    language: textOf(row.language),
    author: authorOf(row.author),
    templateId: textOf(row.template_id),
    version: countOf(row.version) ?? 0,
    wordCount: countOf(row.word_count),
    excerpt: textOf(row.excerpt),
    createdAt: dateOf(row.created_at),
    updatedAt: dateOf(row.updated_at),
  };
}

/** Reads who did something. */
export function authorOf(value: unknown): ContentAuthor {
  const author = isObject(value) ? value : {};
  return { id: textOf(author.id), name: textOf(author.name) };
}
