import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id, languageTag, timestamp } from '../description/shapes.ts';
import { CONTENT_LIMITS } from './content.ts';
import { CONTENT_TYPES } from './contents.ts';
import { author } from './contents.contract.ts';
import { CONTENT_EVENTS, getContentHistory, listContentVersions } from './history.ts';

const number = z.int().positive();

const contentVersion = z
  .object({
    version: number.describe('Number of the version; numbers may be missing in between.'),
    title: z.string().max(CONTENT_LIMITS.title).describe('The title in this version.'),
    language: languageTag,
    body: z.string().describe('HTML. The client sanitises it before it renders it.'),
    author: author.nullable().describe('Who saved it; null if unknown.'),
    kind: z
      .enum(CONTENT_EVENTS)
      .extract(['generated', 'created', 'edited', 'restored'])
      .describe('What made the version. The client shows an unknown one without a label.'),
    restored_from: number.nullable().describe('Version that it repeats; null if not restored.'),
    created_at: timestamp,
  })
  .meta({ id: 'ContentVersion', description: 'A stored version of a content.' });

const contentEvent = z
  .object({
    id,
    kind: z
      .enum(CONTENT_EVENTS)
      .describe('What happened. The client shows an unknown one as it is.'),
    content_id: id.describe('The content that it happened to.'),
    content_title: z.string().describe('The title at that time.'),
    content_type: z.enum(CONTENT_TYPES).describe('The type at that time.'),
    is_deleted: z.boolean().describe('True if the content has been deleted since.'),
    version: number.nullable().describe('Version that it made; null if none.'),
    from_version: number.nullable().describe('Version before, or restored one; null if none.'),
    author: author.nullable().describe('Who did it; null if unknown.'),
    created_at: timestamp,
  })
  .meta({ id: 'ContentEvent', description: 'An event in the history of a content.' });

export const historyQuery = z.object({
  content_id: id.optional().describe('Only events of this content. Default: of all.'),
  cursor: z.string().min(1).optional().describe('`next_cursor` of the page before.'),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('Most events on the page. Default: 30.'),
});

const extension = 'content';

export const contentHistoryCalls = {
  versions: describeCall(listContentVersions, {
    summary: 'Lists the stored versions of a content',
    notes: 'Newest first, at most 100.',
    extension,
    response: z.object({ versions: z.array(contentVersion).max(100).describe('Newest first.') }),
    errors: ['NOT_FOUND'],
  }),
  list: describeCall(getContentHistory, {
    summary: 'Lists what happened to contents of the tenant',
    notes: 'Newest first. Events of deleted contents stay. An unknown content has no events.',
    extension,
    query: historyQuery,
    response: z.object({
      events: z.array(contentEvent).describe('Newest first.'),
      next_cursor: z.string().nullable().describe('Cursor of the next page; null after the last.'),
    }),
  }),
};
