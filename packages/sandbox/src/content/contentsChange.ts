import type { ContentBody, NewContentBody, RestoreBody } from '@platform/api/contract';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { contentVersions, contents } from '../db/contentTables.ts';
import { notFound } from '../http/HttpError.ts';
import { record } from '../ledger.ts';
import { newId } from '../secrets.ts';
import type { Caller } from '../session/caller.ts';
import { recordEvent } from './contentsEvents.ts';
import { isContent, lockContent, versionConflict } from './contentsRows.ts';
import type { ContentRecord } from './contentsRows.ts';
import { addVersion, moveVersion, versionOf } from './contentsVersions.ts';

export async function createContent(
  { db, now }: Backend,
  caller: Caller,
  body: NewContentBody,
): Promise<ContentRecord> {
  const { tenantId, userId } = caller;
  const at = now();
  const row: ContentRecord = {
    id: newId('cnt'),
    tenantId,
    title: body.title,
    type: body.type,
    status: body.status ?? 'draft',
    language: body.language,
    body: body.body,
    authorId: userId,
    authorName: caller.name,
    editorId: userId,
    editorName: caller.name,
    templateId: body.template_id ?? null,
    sources: body.sources ?? [],
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const kind = body.generated ? 'generated' : 'created';
  await db.transaction(async (tx) => {
    await tx.insert(contents).values(row);
    await tx.insert(contentVersions).values(versionOf(row, caller, { kind }));
    await recordEvent(tx, at, caller, { kind, content: row, version: 1 });
    await record(tx, at, { action: 'content.created', tenantId, actorId: userId, target: row.id });
  });
  return row;
}

/** @throws HttpError 404; 409 with the content if there is a newer version */
export async function saveContent(
  { db, now }: Backend,
  caller: Caller,
  id: string,
  { version, ...fields }: ContentBody,
): Promise<ContentRecord> {
  const { tenantId, userId } = caller;
  return db.transaction(async (tx) => {
    const stored = await lockContent(tx, tenantId, id);
    if (stored.version !== version) throw versionConflict(stored);
    const isSameText = (['title', 'type', 'language', 'body'] as const).every(
      (name) => stored[name] === fields[name],
    );
    if (isSameText && stored.status === fields.status) return stored;
    const at = now();
    const editor = { editorId: userId, editorName: caller.name };
    const row = { ...stored, ...fields, ...editor, version: version + 1, updatedAt: at };
    await tx.update(contents).set(row).where(isContent(tenantId, id));
    if (isSameText) await moveVersion(tx, id, version, row.version);
    else await addVersion(tx, stored, row, caller);
    if (stored.status !== row.status && [stored.status, row.status].includes('archived')) {
      const kind = row.status === 'archived' ? 'archived' : 'unarchived';
      await recordEvent(tx, at, caller, { kind, content: row });
    }
    const detail = { version: row.version };
    await record(tx, at, {
      action: 'content.saved',
      tenantId,
      actorId: userId,
      target: id,
      detail,
    });
    return row;
  });
}

/** Makes an older version the newest one. Throws HttpError 404, 409. */
export async function restoreContent(
  { db, now }: Backend,
  caller: Caller,
  id: string,
  { version, current_version: current }: RestoreBody,
): Promise<ContentRecord> {
  const { tenantId, userId } = caller;
  return db.transaction(async (tx) => {
    const stored = await lockContent(tx, tenantId, id);
    if (current !== undefined && current !== stored.version) throw versionConflict(stored);
    const [kept] = await tx
      .select()
      .from(contentVersions)
      .where(and(eq(contentVersions.contentId, id), eq(contentVersions.version, version)));
    if (!kept) throw notFound('Version');
    const at = now();
    const { title, language, body } = kept;
    const editor = { editorId: userId, editorName: caller.name };
    const text = { title, language, body };
    const row = { ...stored, ...text, ...editor, version: stored.version + 1, updatedAt: at };
    await tx.update(contents).set(row).where(isContent(tenantId, id));
    await tx
      .insert(contentVersions)
      .values(versionOf(row, caller, { kind: 'restored', restoredFrom: version }));
    const versions = { version: row.version, fromVersion: version };
    await recordEvent(tx, at, caller, { kind: 'restored', content: row, ...versions });
    await record(tx, at, {
      action: 'content.restored',
      tenantId,
      actorId: userId,
      target: id,
      detail: { version },
    });
    return row;
  });
}

/** Its events are kept. Throws HttpError 404. */
export async function removeContent(
  { db, now }: Backend,
  caller: Caller,
  id: string,
): Promise<void> {
  const { tenantId, userId } = caller;
  await db.transaction(async (tx) => {
    const stored = await lockContent(tx, tenantId, id);
    await tx.delete(contents).where(isContent(tenantId, id));
    await recordEvent(tx, now(), caller, { kind: 'deleted', content: stored });
    await record(tx, now(), { action: 'content.removed', tenantId, actorId: userId, target: id });
  });
}
