import { and, desc, eq } from 'drizzle-orm';
import { contentEvents, contentVersions } from '../db/contentTables.ts';
import type { Database } from '../db/store.ts';
import { notify } from '../notifications/notify.ts';
import type { Caller } from '../session/caller.ts';
import { recordEvent } from './contentsEvents.ts';
import type { ContentRecord } from './contentsRows.ts';

/** Saves by one person within this time form one version and one event. */
const ONE_VERSION_MS = 10 * 60_000;

type VersionRow = typeof contentVersions.$inferInsert;

export function versionOf(
  { id, version, title, language, body, updatedAt }: ContentRecord,
  { userId, name }: Caller,
  made: Pick<VersionRow, 'kind' | 'restoredFrom'>,
): VersionRow {
  const author = { authorId: userId, authorName: name };
  return {
    contentId: id,
    version,
    title,
    language,
    body,
    ...author,
    ...made,
    createdAt: updatedAt,
  };
}

/** A change of status creates no version: the stored one gets the new number. */
export async function moveVersion(
  tx: Database,
  id: string,
  from: number,
  to: number,
): Promise<void> {
  await tx
    .update(contentVersions)
    .set({ version: to })
    .where(and(eq(contentVersions.contentId, id), eq(contentVersions.version, from)));
}

/** Stores a version; replaces the last one if both belong to the same editing session. */
export async function addVersion(
  tx: Database,
  previous: ContentRecord,
  row: ContentRecord,
  caller: Caller,
): Promise<void> {
  const at = row.updatedAt;
  const [last] = await tx
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.contentId, row.id))
    .orderBy(desc(contentVersions.version))
    .limit(1);
  const isOneVersion =
    last?.kind === 'edited' &&
    last.authorId === caller.userId &&
    at.getTime() - last.createdAt.getTime() < ONE_VERSION_MS;
  const made = versionOf(row, caller, { kind: 'edited' });
  if (!isOneVersion) {
    await tx.insert(contentVersions).values(made);
    const edited = { version: row.version, fromVersion: previous.version };
    await recordEvent(tx, at, caller, { kind: 'edited', content: row, ...edited });
    await notify(tx, at, {
      tenantId: row.tenantId,
      userId: row.authorId,
      actorId: caller.userId,
      category: 'content',
      severity: 'info',
      title: `${caller.name} edited what you wrote`,
      body: row.title,
      href: `/content-studio/edit/${row.id}`,
    });
    return;
  }
  const isLast = and(
    eq(contentVersions.contentId, row.id),
    eq(contentVersions.version, last.version),
  );
  await tx
    .update(contentVersions)
    .set({ ...made, createdAt: last.createdAt })
    .where(isLast);
  await tx
    .update(contentEvents)
    .set({ version: row.version, contentTitle: row.title })
    .where(and(eq(contentEvents.contentId, row.id), eq(contentEvents.version, last.version)));
}
