import type {
  ContentEventKind,
  ContentSourceWire,
  ContentStatus,
  ContentType,
} from '@platform/api/contract';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

type VersionKind = Exclude<ContentEventKind, 'archived' | 'unarchived' | 'deleted'>;

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const contents = pgTable('contents', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  title: text('title').notNull(),
  type: text('type').$type<ContentType>().notNull(),
  status: text('status').$type<ContentStatus>().notNull(),
  language: text('language').notNull(),
  body: text('body').notNull(),
  authorId: text('author_id').notNull(),
  authorName: text('author_name').notNull(),
  editorId: text('editor_id').notNull(),
  editorName: text('editor_name').notNull(),
  templateId: text('template_id'),
  sources: jsonb('sources').$type<ContentSourceWire[]>().notNull(),
  version: integer('version').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
});

export const contentVersions = pgTable('content_versions', {
  contentId: text('content_id').notNull(),
  version: integer('version').notNull(),
  title: text('title').notNull(),
  language: text('language').notNull(),
  body: text('body').notNull(),
  authorId: text('author_id').notNull(),
  authorName: text('author_name').notNull(),
  kind: text('kind').$type<VersionKind>().notNull(),
  restoredFrom: integer('restored_from'),
  createdAt: timestamptz('created_at').notNull(),
});

export const contentEvents = pgTable('content_events', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  kind: text('kind').$type<ContentEventKind>().notNull(),
  /** Null for generated texts that were not saved. */
  contentId: text('content_id'),
  contentTitle: text('content_title').notNull(),
  contentType: text('content_type').$type<ContentType>().notNull(),
  version: integer('version'),
  fromVersion: integer('from_version'),
  /** Tokens used by generation, else 0. */
  tokens: integer('tokens').notNull(),
  authorId: text('author_id').notNull(),
  authorName: text('author_name').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});
