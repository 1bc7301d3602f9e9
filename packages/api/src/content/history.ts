import type { ContentEvent, ContentEventKind, ContentVersion } from '@platform/domain';
import type { ZodMiniType } from 'zod/mini';
import { defineCall } from '../http/call.ts';
import { send } from '../http/send.ts';
import { defineResource, resourceOf } from '../resource.ts';
import { readObject, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import { countOf, dateOf } from '../schema/values.ts';
import { parseEnum } from '../schema/parseEnum.ts';
import { markupOf } from './content.ts';
import { CONTENT_TYPES, authorOf } from './contents.ts';
import { withLaterHistory } from './loadedHistory.ts';
import type { LoadedHistory } from './loadedHistory.ts';

export const CONTENT_EVENTS = [
  'generated',
  'created',
  'edited',
  'restored',
  'archived',
  'unarchived',
  'deleted',
] as const satisfies readonly ContentEventKind[];

export const contentVersionsSchema: ZodMiniType<ContentVersion[]> = listOf(
  ['versions', 'data'],
  (row): Omit<ContentVersion, 'key'> => ({
    id: toText(row.version),
    version: countOf(row.version) ?? 0,
    title: toText(row.title),
    language: toText(row.language),
    body: markupOf(row.body),
    author: authorOf(row.author),
    kind: parseEnum(CONTENT_EVENTS, row.kind),
    restoredFrom: countOf(row.restored_from),
    createdAt: dateOf(row.created_at),
  }),
);

export interface ContentHistory {
  events: ContentEvent[];
  nextCursor: string;
}

const eventsSchema = listOf(['events', 'data'], toEvent);

export const contentHistorySchema = readObject((value, reportIssue): ContentHistory => {
  const events = eventsSchema.safeParse(value);
  if (!events.success) return reportIssue(['events'], 'list expected');
  return { events: events.data, nextCursor: toText(value.next_cursor) };
});

function toEvent(row: WireObject): Omit<ContentEvent, 'key'> {
  return {
    id: toText(row.id),
    kind: parseEnum(CONTENT_EVENTS, row.kind),
    kindText: toText(row.kind),
    contentId: toText(row.content_id),
    title: toText(row.content_title),
    type: parseEnum(CONTENT_TYPES, row.content_type),
    isDeleted: row.is_deleted === true,
    version: countOf(row.version),
    fromVersion: countOf(row.from_version),
    author: authorOf(row.author),
    createdAt: dateOf(row.created_at),
  };
}

export const listContentVersions = defineCall({
  service: 'content',
  method: 'GET',
  path: '/v1/contents/{id}/versions',
  access: 'private',
  response: contentVersionsSchema,
});

export interface ContentHistoryQuery {
  contentId?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

export const getContentHistory = defineCall({
  service: 'content',
  method: 'GET',
  path: '/v1/history',
  access: 'private',
  query: ({ contentId, ...page }: ContentHistoryQuery) => ({ ...page, content_id: contentId }),
  response: contentHistorySchema,
});

export const contentVersions = resourceOf(listContentVersions, { freshMs: 2000 });

/** Of one content item, or of all if `contentId` is ''. */
export const contentHistory = defineResource({
  name: 'content.history',
  load: async ({ http }, { contentId }: { contentId: string }, signal): Promise<LoadedHistory> => {
    const query = { contentId: contentId || undefined };
    return { contentId, ...(await send(http, getContentHistory, { query, signal })) };
  },
  merge: withLaterHistory,
  freshMs: 2000,
  isFeature: true,
});
