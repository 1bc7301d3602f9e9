import { and, eq } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { checkouts } from '../db/billingSchema.ts';
import { settle } from './settle.ts';

export async function countDownConfirmation({ db, now }: Backend, tenantId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [checkout] = await tx
      .select()
      .from(checkouts)
      .where(and(eq(checkouts.tenantId, tenantId), eq(checkouts.status, 'confirming')))
      .for('update');
    if (!checkout) return;
    const pollsLeft = checkout.pollsLeft - 1;
    if (pollsLeft <= 0) return settle(tx, now(), checkout);
    await tx.update(checkouts).set({ pollsLeft }).where(eq(checkouts.id, checkout.id));
  });
}
