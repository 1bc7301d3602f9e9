import type {
  ContentAuthor,
  ContentList,
  ContentRow,
  ContentStatus,
  ContentType,
} from '@platform/domain';
import type { ZodMiniType } from 'zod/mini';
import { defineCall } from '../http/call.ts';
import type { SearchQuery } from '../http/call.ts';
import { resourceOf } from '../resource.ts';
import { countedListOf } from '../schema/countedList.ts';
import { isObject, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { countOf, dateOf } from '../schema/values.ts';
import { parseEnum } from '../schema/parseEnum.ts';

export const CONTENT_TYPES = [
  'article',
  'email',
  'social_post',
  'call_script',
] as const satisfies readonly ContentType[];

export const CONTENT_STATUSES = [
  'draft',
  'ready',
  'archived',
] as const satisfies readonly ContentStatus[];

export const contentsSchema: ZodMiniType<ContentList> = countedListOf(
  'contents',
  ['contents', 'data'],
  toContentRow,
);

export function toContentRow(row: WireObject): Omit<ContentRow, 'key'> {
  return {
    id: toText(row.id),
    title: toText(row.title),
    type: parseEnum(CONTENT_TYPES, row.type),
    typeText: toText(row.type),
    status: parseEnum(CONTENT_STATUSES, row.status),
    statusText: toText(row.status),
    language: toText(row.language),
    author: authorOf(row.author),
    templateId: toText(row.template_id),
    version: countOf(row.version) ?? 0,
    wordCount: countOf(row.word_count),
    excerpt: toText(row.excerpt),
    createdAt: dateOf(row.created_at),
    updatedAt: dateOf(row.updated_at),
  };
}

export function authorOf(value: unknown): ContentAuthor {
  const author = isObject(value) ? value : {};
  return { id: toText(author.id), name: toText(author.name) };
}

export interface ContentsQuery extends SearchQuery {
  type?: ContentType | undefined;
  status?: ContentStatus | undefined;
}

export const listContents = defineCall({
  service: 'content',
  method: 'GET',
  path: '/v1/contents',
  access: 'private',
  query: (query: ContentsQuery) => ({ ...query }),
  response: contentsSchema,
});

export const contents = resourceOf(listContents, { isFeature: true });
