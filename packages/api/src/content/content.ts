import type {
  ContentAuthor,
  ContentRow,
  ContentSource,
  ContentStatus,
  ContentType,
} from '@platform/domain';
import { trimText } from '@platform/i18n/text';
import type { ZodMiniType } from 'zod/mini';
import { defineCall } from '../http/call.ts';
import { conflictDetails } from '../http/errorCode.ts';
import { resourceOf } from '../resource.ts';
import { isObject, readObject, toText, unwrap } from '../schema/fields.ts';
import { authorOf, toContentRow } from './contents.ts';
import type { ContentBody, NewContentBody, RestoreBody } from './contents.contract.ts';

export interface ContentFields {
  title: string;
  type: ContentType;
  status: ContentStatus;
  language: string;
  /** Unsanitised HTML: sanitise it before rendering. */
  body: string;
}

export interface NewContent extends ContentFields {
  templateId?: string;
  sources?: readonly ContentSource[];
  /** True if a model wrote the text; its history then starts with 'generated'. @default false */
  isGenerated?: boolean;
}

export interface Content extends ContentRow {
  /** Unsanitised HTML: sanitise it before rendering. */
  body: string;
  updatedBy: ContentAuthor;
  sources: ContentSource[];
}

export const contentSchema: ZodMiniType<Content> = readObject((value, reportIssue): Content => {
  const wire = unwrap(value, 'content', 'data');
  const row = toContentRow(wire);
  if (row.id === '') return reportIssue(['id'], 'text expected');
  return {
    ...row,
    key: row.id,
    body: markupOf(wire.body),
    updatedBy: authorOf(wire.updated_by),
    sources: contentSourcesOf(wire.sources),
  };
});

/** Returns the current content item from a 409 `VERSION_CONFLICT`; null for any other error. */
export function conflictIn(error: unknown): Content | null {
  return contentSchema.safeParse(conflictDetails(error, 'VERSION_CONFLICT')?.content).data ?? null;
}

export function markupOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function contentSourcesOf(value: unknown): ContentSource[] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return rows.filter(isObject).map((row) => ({
    documentId: toText(row.document_id),
    documentName: toText(row.document_name),
    passage: toText(row.passage),
  }));
}

const fieldsBody = ({ title, type, status, language, body }: ContentFields) => ({
  title: trimText(title),
  type,
  status,
  language,
  body,
});

export const getContent = defineCall({
  service: 'content',
  method: 'GET',
  path: '/v1/contents/{id}',
  access: 'private',
  response: contentSchema,
});

export const createContent = defineCall({
  service: 'content',
  method: 'POST',
  path: '/v1/contents',
  access: 'private',
  body: (content: NewContent): NewContentBody => ({
    ...fieldsBody(content),
    template_id: content.templateId || null,
    sources: content.sources?.map(({ documentId, documentName, passage }) => ({
      document_id: documentId,
      document_name: documentName,
      passage,
    })),
    generated: content.isGenerated,
  }),
  response: contentSchema,
});

/** `version` is the edited version; if there is a newer one, `conflictIn` reads the error. */
export const updateContent = defineCall({
  service: 'content',
  method: 'PUT',
  path: '/v1/contents/{id}',
  access: 'private',
  body: ({ version, ...fields }: ContentFields & { version: number }): ContentBody => ({
    ...fieldsBody(fields),
    version,
  }),
  response: contentSchema,
});

export const removeContent = defineCall({
  service: 'content',
  method: 'DELETE',
  path: '/v1/contents/{id}',
  access: 'private',
});

/** `current` is the latest version that the user has seen; a newer one is in `conflictIn`. */
export const restoreContent = defineCall({
  service: 'content',
  method: 'POST',
  path: '/v1/contents/{id}/restore',
  access: 'private',
  body: ({ version, current }: { version: number; current: number }): RestoreBody => ({
    version,
    current_version: current,
  }),
  response: contentSchema,
});

/** Fetched on each visit because other users may edit it. */
export const content = resourceOf(getContent, { freshMs: 2000 });
