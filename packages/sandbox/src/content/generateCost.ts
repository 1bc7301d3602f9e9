import type { ContentType } from '@platform/api/contract';
import type { Backend } from '../backend.ts';
import { findSubscription } from '../billing/subscription.ts';
import { addLlmTokens, countUsage } from '../billing/usage.ts';
import { contentEvents } from '../db/contentTables.ts';
import { HttpError } from '../http/HttpError.ts';
import { record } from '../ledger.ts';
import { newId } from '../secrets.ts';
import type { Caller } from '../session/caller.ts';

/** Returns the tokens left in the plan. @throws HttpError 403 if there are none */
export async function tokensLeft(backend: Backend, tenantId: string): Promise<number> {
  const current = await findSubscription(backend.db, backend.now(), tenantId);
  const { llmTokens } = await countUsage(backend, tenantId);
  const remaining = (current?.plan.includedLlmTokens ?? 0) - llmTokens;
  if (remaining > 0) return remaining;
  throw new HttpError('PLAN_LIMIT', 'The LLM tokens of your plan are used up');
}

export interface GeneratedText {
  topic: string;
  type: ContentType;
  tokens: number;
}

/** Adds the tokens to the usage and records the generation in the history. */
export async function chargeTokens(
  { db, now }: Backend,
  { tenantId, userId: actorId, name }: Caller,
  { topic, type, tokens }: GeneratedText,
): Promise<void> {
  if (tokens === 0) return;
  const at = now();
  await db.transaction(async (tx) => {
    await addLlmTokens(tx, tenantId, tokens);
    const id = newId('cev');
    await tx.insert(contentEvents).values({
      id,
      tenantId,
      kind: 'generated',
      contentId: null,
      contentTitle: topic,
      contentType: type,
      version: null,
      fromVersion: null,
      tokens,
      authorId: actorId,
      authorName: name,
      createdAt: at,
    });
    const detail = { tokens };
    await record(tx, at, { action: 'content.generated', tenantId, actorId, target: id, detail });
  });
}
