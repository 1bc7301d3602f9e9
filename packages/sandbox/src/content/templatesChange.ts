import { checkPrompt, isInputKey } from '@platform/api/contract';
import type {
  TemplateBody,
  TemplateChange,
  TemplateUse,
  TemplateWire,
} from '@platform/api/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { contents } from '../db/contentTables.ts';
import type { Database } from '../db/store.ts';
import { contentTemplates, contentTemplateVersions } from '../db/templateTables.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { omitUndefined } from '../http/omitUndefined.ts';
import { invalid } from '../http/validate.ts';
import { record } from '../ledger.ts';
import { newId } from '../secrets.ts';
import type { Caller } from '../session/caller.ts';
import { BUILT_IN_TEMPLATES } from './templatesBuiltIn.ts';

type TemplateRow = typeof contentTemplates.$inferSelect;

export async function createTemplate(
  { db, now }: Backend,
  { tenantId, userId: actorId }: Caller,
  body: TemplateBody,
): Promise<TemplateWire> {
  assertPrompt(body);
  const at = now();
  const row: TemplateRow = {
    ...body,
    id: newId('tpl'),
    tenantId,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  await db.transaction(async (tx) => {
    await tx.insert(contentTemplates).values(row);
    await record(tx, at, { action: 'template.created', tenantId, actorId, target: row.id });
  });
  return templateWire(row, 0);
}

/** Contents made from it are unaffected. Throws HttpError 403 for a built-in one, 404, 422. */
export async function changeTemplate(
  { db, now }: Backend,
  { tenantId, userId: actorId }: Caller,
  id: string,
  body: TemplateChange,
): Promise<TemplateWire> {
  return db.transaction(async (tx) => {
    const current = await findOwn(tx, tenantId, id);
    const at = now();
    const row = { ...current, ...omitUndefined(body), version: current.version + 1, updatedAt: at };
    assertPrompt(row);
    const uses = await usesOf(tx, tenantId, id);
    if (uses.length > 0) {
      const { name, category, description, inputs, prompt, version } = current;
      const fields = { name, category, description, inputs, prompt };
      await tx
        .insert(contentTemplateVersions)
        .values({ templateId: id, version, fields, keptAt: at });
    }
    await tx.update(contentTemplates).set(row).where(isTemplate(tenantId, id));
    await record(tx, at, { action: 'template.changed', tenantId, actorId, target: id });
    return templateWire(row, uses.length);
  });
}

/** Keeps contents. Throws HttpError 403 if built in, 404; 409 if it has any, unless `isForced`. */
export async function removeTemplate(
  { db, now }: Backend,
  { tenantId, userId: actorId }: Caller,
  id: string,
  isForced: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    await findOwn(tx, tenantId, id);
    const uses = await usesOf(tx, tenantId, id);
    if (uses.length > 0 && !isForced) {
      throw new HttpError('IN_USE', 'Contents were made with this template', { contents: uses });
    }
    await tx.delete(contentTemplates).where(isTemplate(tenantId, id));
    await record(tx, now(), { action: 'template.removed', tenantId, actorId, target: id });
  });
}

export function templateWire(row: TemplateRow, uses: number): TemplateWire {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    description: row.description,
    inputs: row.inputs,
    prompt: row.prompt,
    is_built_in: false,
    version: row.version,
    use_count: uses,
    updated_at: row.updatedAt.toISOString(),
  };
}

async function usesOf(db: Database, tenantId: string, id: string): Promise<TemplateUse[]> {
  return db
    .select({ id: contents.id, title: contents.title })
    .from(contents)
    .where(and(eq(contents.tenantId, tenantId), eq(contents.templateId, id)))
    .orderBy(asc(contents.createdAt), asc(contents.id));
}

/** @throws HttpError 422 for an unknown placeholder or a duplicate key */
function assertPrompt({ prompt, inputs }: Pick<TemplateRow, 'prompt' | 'inputs'>): void {
  const keys = inputs.map(({ key }) => key);
  const { unknown, duplicates } = checkPrompt(prompt, keys);
  const [duplicate] = duplicates;
  if (duplicate !== undefined) throw invalid({ inputs: `'${duplicate}' is there twice` });
  const [stranger] = unknown;
  if (stranger === undefined) return;
  const text = isInputKey(stranger)
    ? `No input fills in '${stranger}'`
    : `'${stranger}' is not a variable`;
  throw invalid({ prompt: text });
}

async function findOwn(db: Database, tenantId: string, id: string): Promise<TemplateRow> {
  if (BUILT_IN_TEMPLATES.some((template) => template.id === id)) {
    throw new HttpError(
      'READ_ONLY',
      'Built-in templates cannot be changed. Duplicate this one instead.',
    );
  }
  const [row] = await db.select().from(contentTemplates).where(isTemplate(tenantId, id));
  if (!row) throw notFound('Template');
  return row;
}

function isTemplate(tenantId: string, id: string) {
  return and(eq(contentTemplates.tenantId, tenantId), eq(contentTemplates.id, id));
}
