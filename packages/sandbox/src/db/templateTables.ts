import type { ContentType, TemplateBody, TemplateInputWire } from '@platform/api/contract';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const contentTemplates = pgTable('content_templates', {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  name: text('name').notNull(),
  category: text('category').$type<ContentType>().notNull(),
  description: text('description').notNull(),
  inputs: jsonb('inputs').$type<TemplateInputWire[]>().notNull(),
  prompt: text('prompt').notNull(),
  version: integer('version').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
});

export const contentTemplateVersions = pgTable('content_template_versions', {
  templateId: text('template_id').notNull(),
  version: integer('version').notNull(),
  fields: jsonb('fields').$type<TemplateBody>().notNull(),
  keptAt: timestamptz('kept_at').notNull(),
});
