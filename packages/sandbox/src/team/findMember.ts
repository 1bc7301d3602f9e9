import { and, eq } from 'drizzle-orm';
import { members } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { notFound } from '../http/HttpError.ts';

export async function findMember(db: Database, tenantId: string, userId: string) {
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.tenantId, tenantId), eq(members.userId, userId)));
  if (!member) throw notFound('Member');
  return member;
}
