import type { ContentEventKind, ContentType } from '@platform/api/contract';
import { contentEvents } from '../db/contentTables.ts';
import type { Database } from '../db/store.ts';
import { newId } from '../secrets.ts';
import type { Caller } from '../session/caller.ts';

export interface NewContentEvent {
  kind: ContentEventKind;
  content: { id: string; title: string; type: ContentType };
  version?: number;
  fromVersion?: number;
}

export async function recordEvent(
  tx: Database,
  at: Date,
  { tenantId, userId, name }: Pick<Caller, 'tenantId' | 'userId' | 'name'>,
  { kind, content, version, fromVersion }: NewContentEvent,
): Promise<void> {
  await tx.insert(contentEvents).values({
    id: newId('cev'),
    tenantId,
    kind,
    contentId: content.id,
    contentTitle: content.title,
    contentType: content.type,
    version: version ?? null,
    fromVersion: fromVersion ?? null,
    tokens: 0,
    authorId: userId,
    authorName: name,
    createdAt: at,
  });
}
