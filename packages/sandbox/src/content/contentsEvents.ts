import type { ContentEventKind } from '@platform/api/contract';
import { contentEvents } from '../db/contentTables.ts';
import type { Database } from '../db/store.ts';
import { newId } from '../secrets.ts';
import type { Caller } from '../session/caller.ts';

/** Something that happened in the content studio. */
export interface NewContentEvent {
  kind: ContentEventKind;
  /** Null for what was generated and not saved: it counts its tokens alone. */
  content: { id: string; title: string; type: string } | null;
  version?: number;
  fromVersion?: number;
  /** What generating took. @default 0 */
  tokens?: number;
}

/** Writes down what somebody did; pass the transaction of the write. */
export async function tellEvent(
  tx: Database,
  at: Date,
  { tenantId, userId, name }: Pick<Caller, 'tenantId' | 'userId' | 'name'>,
  { kind, content, version, fromVersion, tokens = 0 }: NewContentEvent,
): Promise<void> {
  await tx.insert(contentEvents).values({
    id: newId('cev'),
    tenantId,
    kind,
    contentId: content?.id ?? null,
    contentTitle: content?.title ?? '',
    contentType: content?.type ?? '',
    version: version ?? null,
    fromVersion: fromVersion ?? null,
    tokens,
    authorId: userId,
    authorName: name,
    createdAt: at,
  });
}
