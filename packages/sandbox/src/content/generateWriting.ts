import type { GenerateBody, TemplateWire } from '@platform/api/contract';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/store.ts';
import { contentTemplates } from '../db/templateTables.ts';
import { invalid } from '../http/validate.ts';
import { searchPassages } from '../knowledge/searchPassages.ts';
import type { Caller } from '../session/caller.ts';
import type { WrittenText } from './generateFrames.ts';
import { writeText } from './generateText.ts';
import { BUILT_IN_TEMPLATES } from './templatesBuiltIn.ts';

const PASSAGES = 2;

/** Writes the variants of a brief. @throws HttpError 422 where the brief does not fit its template */
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
  return Array.from({ length: variants }, (_, variant) => ({
    text: writeText({ inputs, template, variant, passages: sources, words }),
    sources,
  }));
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
