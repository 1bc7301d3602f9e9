import { CONTENT_LIMITS } from '@platform/domain';
import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { done, id, languageTag, timestamp, refusalWith } from '../description/shapes.ts';
import { searchQuery, total, trimmed } from '../description/shapes.ts';
import { CONTENT_STATUSES, CONTENT_TYPES, listContents } from './contents.ts';
import {
  createContent,
  getContent,
  removeContent,
  restoreContent,
  updateContent,
} from './content.ts';

const type = z.enum(CONTENT_TYPES).describe('Content type.');
const status = z
  .enum(CONTENT_STATUSES)
  .describe('`archived` items are hidden from the default lists.');
const version = z.int().positive().describe('Number of the version, from 1.');

export const author = z
  .object({
    id: id.describe('Opaque id of the account.'),
    name: z.string().describe('Name at that time.'),
  })
  .meta({ id: 'ContentAuthor', description: 'Author, with the name at that time.' });

export const contentSource = z
  .strictObject({
    document_id: id.describe('Id of the document.'),
    document_name: z.string().max(500).describe('Name of the document at that time.'),
    passage: z.string().max(CONTENT_LIMITS.passage).describe('The passage, as plain text.'),
  })
  .meta({ id: 'ContentSource', description: 'A passage that a content item was generated from.' });

const markup = z
  .string()
  .max(CONTENT_LIMITS.body)
  .describe('HTML. The client sanitises it before rendering.');

const contentRow = z
  .object({
    id,
    title: z.string().max(CONTENT_LIMITS.title).describe('One line of text.'),
    type: type.describe('Content type. The client shows unknown values as received.'),
    status: status.describe('The client shows unknown values as received.'),
    language: languageTag,
    author: author.nullable().describe('Author of the item; null if unknown.'),
    template_id: id
      .nullable()
      .describe('Id of the template that it was generated from; null for none.'),
    version: version.describe(
      'Number of saves, from 1. A save states the version that it is based on.',
    ),
    word_count: z
      .int()
      .min(0)
      .optional()
      .describe('Number of words, without markup. If missing, the client shows no figure.'),
    excerpt: z.string().describe('Beginning of the text without markup, about 160 characters.'),
    created_at: timestamp,
    updated_at: timestamp.describe('Time of the last save.'),
  })
  .meta({ id: 'ContentRow', description: 'A content item as lists show it.' });

const content = contentRow
  .extend({
    body: markup,
    updated_by: author.nullable().describe('User who last saved it; null if unknown.'),
    sources: z.array(contentSource).describe('Passages that it was generated from.'),
  })
  .meta({ id: 'Content', description: 'A content item in full.' });

const contentsPage = z.object({
  contents: z.array(contentRow).describe('Most recently saved first.'),
  total,
});

const fields = {
  title: trimmed(1, CONTENT_LIMITS.title).describe('One line of text.'),
  type,
  language: languageTag,
  body: markup,
};

export const newContentBody = z.strictObject({
  ...fields,
  status: status.optional().describe('Default: `draft`.'),
  template_id: id.nullable().optional().describe('Id of the template that it was generated from.'),
  sources: z
    .array(contentSource)
    .max(CONTENT_LIMITS.sources)
    .optional()
    .describe('Passages that it was generated from. Default: none.'),
  generated: z
    .boolean()
    .optional()
    .describe('True if a model wrote it; its history then begins with `generated`.'),
});

export const contentBody = z.strictObject({
  ...fields,
  status,
  version: version.describe('Version that was edited. If it is not the latest, nothing is saved.'),
});

export const restoreBody = z.strictObject({
  version: version.describe('Version to restore.'),
  current_version: version
    .optional()
    .describe(
      'Latest version that the user has seen. If there is a newer one, nothing is restored.',
    ),
});

export const contentsQuery = searchQuery.extend({
  type: type.optional().describe('Only content items of this type.'),
  status: status.optional().describe('Only content items with this status.'),
});

const refusals = {
  VERSION_CONFLICT: refusalWith({ content: content.describe('The current content item.') }),
};
const extension = 'content';

export const contentCalls = {
  list: describeCall(listContents, {
    summary: 'Lists the content items of the tenant',
    notes:
      'Most recently saved first. `search` matches title, text and author. Without the call, the client has no content studio.',
    extension,
    query: contentsQuery,
    response: contentsPage,
  }),
  get: describeCall(getContent, {
    summary: 'Returns a content item',
    extension,
    response: content,
    errors: ['NOT_FOUND'],
  }),
  create: describeCall(createContent, {
    summary: 'Creates a content item',
    notes: 'The caller is the author; the first version is 1.',
    repeated: 'creates',
    extension,
    body: newContentBody,
    response: content,
    status: 201,
  }),
  update: describeCall(updateContent, {
    summary: 'Saves an edited version of a content item',
    notes:
      'A body without changes creates no version. Saves of one editor within ten minutes may share a version. If the version is outdated, the error contains the current content item.',
    repeated: 'VERSION_CONFLICT',
    extension,
    body: contentBody,
    response: content,
    errors: ['NOT_FOUND'],
    refusals,
  }),
  remove: describeCall(removeContent, {
    summary: 'Removes a content item and its versions',
    notes: 'Its events stay in the history. May be sent with `keepalive`.',
    repeated: 'NOT_FOUND',
    extension,
    response: done,
    errors: ['NOT_FOUND'],
  }),
  restore: describeCall(restoreContent, {
    summary: 'Makes the text of an older version the newest version',
    notes: 'Without `current_version`, each request creates a version.',
    repeated: 'VERSION_CONFLICT',
    extension,
    body: restoreBody,
    response: content,
    errors: ['NOT_FOUND'],
    refusals,
  }),
};

export type ContentRowWire = z.output<typeof contentRow>;
export type ContentWire = z.output<typeof content>;
export type ContentSourceWire = z.output<typeof contentSource>;
export type NewContentBody = z.output<typeof newContentBody>;
export type ContentBody = z.output<typeof contentBody>;
export type RestoreBody = z.output<typeof restoreBody>;
