import type { DocumentFault, DocumentStatus, DocumentType } from '@platform/api/contract';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Stale documents are stored as ready: staleness is derived from the source. */
export type StoredStatus = Exclude<DocumentStatus, 'stale'>;

export const knowledgeBases = pgTable('knowledge_bases', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
});

export const documents = pgTable('documents', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  baseId: text('base_id').notNull(),
  name: text('name').notNull(),
  type: text('type').$type<DocumentType>().notNull(),
  status: text('status').$type<StoredStatus>().notNull(),
  reason: text('reason').$type<DocumentFault>(),
  sizeBytes: integer('size_bytes').notNull(),
  url: text('url').notNull(),
  depth: integer('depth').notNull(),
  sourceHash: text('source_hash'),
  uploadKey: text('upload_key'),
  claim: text('claim'),
  claimedUntil: timestamptz('claimed_until'),
  createdAt: timestamptz('created_at').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
});

export const documentFiles = pgTable('document_files', {
  documentId: text('document_id').primaryKey(),
  base64: text('base64').notNull(),
});

export const passages = pgTable('passages', {
  documentId: text('document_id').notNull(),
  position: integer('position').notNull(),
  text: text('text').notNull(),
});
