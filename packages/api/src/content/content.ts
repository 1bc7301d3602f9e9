import { isApiError } from '../http/apiError.ts';
import { isObject, readObject, textOf, unwrap } from '../schema/fields.ts';
import { authorOf, toContentRow } from './contents.ts';
import type { ContentAuthor, ContentRow, ContentRowWire } from './contents.ts';
import type { ContentStatus, ContentType } from './values.ts';

/** A passage of a document that a content was generated from, on the wire. */
export interface ContentSourceWire {
  document_id: string;
  document_name: string;
  passage: string;
}

/** A content in full on the wire; `body` is HTML. */
export interface ContentWire extends ContentRowWire {
  body: string;
  /** Who saved it last. */
  updated_by: ContentAuthor | null;
  sources: ContentSourceWire[];
}

/** A passage of a document that a content was generated from. */
export interface ContentSource {
  documentId: string;
  documentName: string;
  passage: string;
}

/** What of a content a person writes. */
export interface ContentFields {
  /** 1 to 200 characters. */
  title: string;
  type: ContentType;
  status: ContentStatus;
  /** Language tag, such as `en`. */
  language: string;
  /** HTML as it came over the wire: nobody may show it who has not sanitised it. */
  body: string;
}

/** A new content. */
export interface NewContent extends ContentFields {
  /** What it was generated from. */
  templateId?: string;
  sources?: readonly ContentSource[];
  /** Whether a model wrote it, so that its history begins with 'generated'. @default false */
  isGenerated?: boolean;
}

/** A content in full. */
export interface Content extends ContentRow {
  /** HTML as it came over the wire: nobody may show it who has not sanitised it. */
  body: string;
  /** Who saved it last; both '' where the server sent none. */
  updatedBy: ContentAuthor;
  sources: ContentSource[];
}

/** `GET /v1/contents/{id}`, and what a write answers. */
export const contentSchema = readObject((value, complain): Content => {
  const wire = unwrap(value, 'content', 'data');
  const row = toContentRow(wire);
  if (row.id === '') return complain(['id'], 'text expected');
  return {
    ...row,
    key: row.id,
    body: markupOf(wire.body),
    updatedBy: authorOf(wire.updated_by),
    sources: contentSourcesOf(wire.sources),
  };
});

/** The content as it is now, of a 409 `VERSION_CONFLICT`; null for any other error. */
export function conflictIn(error: unknown): Content | null {
  if (!isApiError(error) || error.status !== 409 || !isObject(error.body)) return null;
  const { error: details, content } = error.body;
  if (!isObject(details) || details.code !== 'VERSION_CONFLICT') return null;
  const current = contentSchema.safeParse(content);
  return current.success ? current.data : null;
}

/** Reads markup: its blanks are its own. */
export function markupOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Reads the passages of a content. */
export function contentSourcesOf(value: unknown): ContentSource[] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return rows.filter(isObject).map((row) => ({
    documentId: textOf(row.document_id),
    documentName: textOf(row.document_name),
    passage: textOf(row.passage),
  }));
}
