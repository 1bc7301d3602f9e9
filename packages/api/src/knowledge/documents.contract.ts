import { DOCUMENT_LIMITS } from '@platform/domain';
import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { agentNames, done, id, timestamp } from '../description/shapes.ts';
import { searchQuery, total, trimmed } from '../description/shapes.ts';
import {
  DOCUMENT_FAULTS,
  DOCUMENT_STATUSES,
  addDocument,
  getDocument,
  listDocuments,
  reindexDocument,
  removeDocument,
} from './documents.ts';
import { DOCUMENT_TYPES, FILE_TYPES } from './fileTypes.ts';

const depth = z.int().min(0).max(2);
const status = z
  .enum(DOCUMENT_STATUSES)
  .describe('A `stale` document is still searchable, but its source has changed.');

const document = z
  .object({
    id,
    name: z.string().describe('File name, title of the text or URL of the page.'),
    type: z.enum(DOCUMENT_TYPES).describe('The client shows unknown values without an icon.'),
    status: status.describe('Progress. The client polls it until it is final.'),
    reason: z
      .enum(DOCUMENT_FAULTS)
      .nullable()
      .describe(
        'Reason why a failed document could not be read. The client shows unknown values as failed.',
      ),
    chunk_count: z.int().min(0).nullable().describe('Number of passages; null until it is ready.'),
    size_bytes: z.int().min(0).describe('Size of the stored source in bytes; 0 for a web page.'),
    url: z.string().describe('URL of a web page, else empty.'),
    depth: depth
      .optional()
      .describe('Depth of links followed from a web page. Not shown by the client.'),
    updated_at: timestamp.describe('Time of its last status change.'),
    used_by: agentNames.describe('Agents that use it; empty until it is ready.'),
  })
  .meta({ id: 'KnowledgeDocument', description: 'A document of a knowledge base.' });

const stored = z.object({ document: document.describe('The document as stored.') });

export const webPageBody = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .max(DOCUMENT_LIMITS.url)
    .describe('URL of the page to read.'),
  depth: depth.describe('Depth of links to follow on the same site.'),
});

export const textBody = z.strictObject({
  title: trimmed(1, DOCUMENT_LIMITS.title).describe('Title of the text.'),
  text: trimmed(1, DOCUMENT_LIMITS.text).describe('The text, as plain text.'),
});

export const sourceBody = z.union([webPageBody, textBody]);

export const uploadForm = z.strictObject({
  file: z
    .file('One file is expected')
    .min(1, 'The file is empty')
    .describe(
      `One file of 1 byte to 20 MB whose name ends in ${FILE_TYPES.map((type) => `.${type}`).join(', ')}. The name is kept without folders and invisible characters, in NFC, in at most 200 UTF-16 units.`,
    ),
  upload_key: z
    .string()
    .max(100)
    .optional()
    .describe('Identifies the upload. A second upload with the key returns the first document.'),
});

export const documentsQuery = searchQuery.extend({
  status: status.optional().describe('Only documents with this status.'),
});

const extension = 'knowledge';
const errors = ['NOT_FOUND'] as const;

export const documentCalls = {
  list: describeCall(listDocuments, {
    summary: 'Lists the documents of a knowledge base',
    notes: 'Newest first. `search` matches name and address.',
    extension,
    query: documentsQuery,
    response: z.object({ documents: z.array(document).describe('Newest first.'), total }),
    errors,
  }),
  get: describeCall(getDocument, {
    summary: 'Returns a document with its passages',
    extension,
    response: stored.extend({
      chunks: z.array(z.string()).describe('Passages in order; empty until it is ready.'),
    }),
    errors,
  }),
  add: describeCall(addDocument, {
    summary: 'Adds a web page, a text or a file to a knowledge base',
    notes:
      'The document is queued and read in the background. A file is sent as a form; an `upload_key` makes that idempotent.',
    repeated: 'creates',
    extension,
    body: sourceBody,
    form: uploadForm,
    response: stored,
    status: 202,
    errors: [
      ...errors,
      'ADDRESS_NOT_ALLOWED',
      'FILE_TOO_LARGE',
      'STORAGE_LIMIT',
      'UNSUPPORTED_TYPE',
    ],
  }),
  reindex: describeCall(reindexDocument, {
    summary: 'Reads the source of a document again',
    notes: 'The document is queued; its old passages are kept until it has been read.',
    repeated: 'idempotent',
    extension,
    response: stored,
    status: 202,
    errors,
  }),
  remove: describeCall(removeDocument, {
    summary: 'Removes a document permanently',
    repeated: 'NOT_FOUND',
    extension,
    response: done,
    errors,
  }),
};

export type DocumentWire = z.output<typeof document>;
export type SourceBody = z.output<typeof sourceBody>;
export type UploadForm = z.output<typeof uploadForm>;
