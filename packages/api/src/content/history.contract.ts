import { CONTENT_LIMITS } from '@platform/domain';
import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id, languageTag, timestamp } from '../description/shapes.ts';
import { CONTENT_TYPES } from './contents.ts';
import { author } from './contents.contract.ts';
import { CONTENT_EVENTS, getContentHistory, listContentVersions } from './history.ts';

const number = z.int().positive();

const contentVersion = z
  .object({
    version: number.describe('Number of the version; numbers may have gaps.'),
    title: z.string().max(CONTENT_LIMITS.title).describe('The title in this version.'),
    language: languageTag,
    body: z.string().describe('HTML. The client sanitises it before rendering.'),
    author: author.nullable().describe('Author of the version; null if unknown.'),
    kind: z
      .enum(CONTENT_EVENTS)
      .extract(['generated', 'created', 'edited', 'restored'])
      .describe('Origin of the version. The client shows unknown values without a label.'),
    restored_from: number.nullable().describe('Restored version; null unless it was restored.'),
    created_at: timestamp,
  })
  .meta({ id: 'ContentVersion', description: 'A stored version of a content item.' });

const contentEvent = z
  .object({
    id,
    kind: z
      .enum(CONTENT_EVENTS)
      .describe('Type of the event. The client shows unknown values as received.'),
    content_id: id.describe('Id of the content item.'),
    content_title: z.string().describe('The title at that time.'),
    content_type: z.enum(CONTENT_TYPES).describe('The type at that time.'),
    is_deleted: z.boolean().describe('True if the content item has been deleted since.'),
    version: number.nullable().describe('Version that was created; null for none.'),
    from_version: number.nullable().describe('Previous or restored version; null for none.'),
    author: author.nullable().describe('Author of the change; null if unknown.'),
    created_at: timestamp,
  })
  .meta({ id: 'ContentEvent', description: 'An event in the history of a content item.' });

export const historyQuery = z.object({
  content_id: id.optional().describe('Only events of this content item. Default: events of all.'),
  cursor: z.string().min(1).optional().describe('`next_cursor` of the previous page.'),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('Maximum number of events. Default: 30.'),
});

const extension = 'content';

export const contentHistoryCalls = {
  versions: describeCall(listContentVersions, {
    summary: 'Lists the stored versions of a content item',
    notes: 'Newest first, at most 100.',
    extension,
    response: z.object({ versions: z.array(contentVersion).max(100).describe('Newest first.') }),
    errors: ['NOT_FOUND'],
  }),
  list: describeCall(getContentHistory, {
    summary: 'Lists the history of content items of the tenant',
    notes: 'Newest first. Events of deleted items are kept. An unknown item has no events.',
    extension,
    query: historyQuery,
    response: z.object({
      events: z.array(contentEvent).describe('Newest first.'),
      next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last one.'),
    }),
  }),
};
