import type { GenerateBody, TemplateWire } from '@platform/api/contract';
import { and, count, eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { contentEvents } from '../db/contentTables.ts';
import type { Database } from '../db/store.ts';
import { contentTemplates } from '../db/templateTables.ts';
import { invalid } from '../http/validate.ts';
import { searchPassages } from '../knowledge/searchPassages.ts';
import type { Caller } from '../session/caller.ts';
import type { WrittenText } from './generateFrames.ts';
import { writeText } from './generateText.ts';
import { BUILT_IN_TEMPLATES } from './templatesBuiltIn.ts';

const PASSAGES = 2;

/** @throws HttpError 422 if the brief does not fit its template */
export async function writeVariants(
  { db, writtenWords: words }: Backend,
  { tenantId }: Caller,
  { template_id: templateId, inputs, variants }: GenerateBody,
): Promise<WrittenText[]> {
  const template = templateId ? await findTemplate(db, tenantId, templateId) : undefined;
  for (const { key, label, required } of template?.inputs ?? []) {
    if (required && !inputs.values[key]) throw invalid({ [`inputs.values.${key}`]: label });
  }
  const baseId = inputs.knowledge_base_id;
  const question = [inputs.topic, ...inputs.keywords].join(' ');
  const found = baseId
    ? await searchPassages(db, { tenantId, baseId, question, topK: PASSAGES })
    : [];
  const sources = found.map(({ documentId, documentName, text }) => ({
    document_id: documentId,
    document_name: documentName,
    passage: text,
  }));
  const written = await countWritten(db, tenantId, inputs.topic);
  return Array.from({ length: variants }, (_, index) => ({
    text: writeText({ inputs, template, variant: written + index, passages: sources, words }),
    sources,
  }));
}

async function countWritten(db: Database, tenantId: string, topic: string): Promise<number> {
  const [row] = await db
    .select({ times: count() })
    .from(contentEvents)
    .where(
      and(
        eq(contentEvents.tenantId, tenantId),
        eq(contentEvents.kind, 'generated'),
        eq(contentEvents.contentTitle, topic),
      ),
    );
  return row?.times ?? 0;
}

async function findTemplate(
  db: Database,
  tenantId: string,
  id: string,
): Promise<Pick<TemplateWire, 'inputs' | 'prompt'>> {
  const builtIn = BUILT_IN_TEMPLATES.find((template) => template.id === id);
  if (builtIn) return builtIn;
  const isOwn = and(eq(contentTemplates.tenantId, tenantId), eq(contentTemplates.id, id));
  const [row] = await db.select().from(contentTemplates).where(isOwn);
  if (!row) throw invalid({ template_id: 'This template is not there any more' });
  return row;
}
