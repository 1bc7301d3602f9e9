import { and, eq, notExists } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { members, users } from '../db/schema.ts';
import type { StoredRole } from '../db/schema.ts';
import { HttpError } from '../http/HttpError.ts';
import { record } from '../ledger.ts';
import type { Caller } from '../session/caller.ts';
import { lockTenant } from '../session/lockTenant.ts';
import { findMember } from './findMember.ts';

/** @throws HttpError 404; 409 if no admin would remain */
export async function changeRole(
  { db, now }: Backend,
  { tenantId, userId: actorId }: Caller,
  userId: string,
  role: StoredRole,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTenant(tx, tenantId);
    const member = await findMember(tx, tenantId, userId);
    const admins = await tx
      .select({ id: members.userId })
      .from(members)
      .where(
        and(
          eq(members.tenantId, tenantId),
          eq(members.role, 'TenantAdmin'),
          eq(members.status, 'Active'),
        ),
      );
    const isLast = role !== 'TenantAdmin' && admins.every(({ id }) => id === userId);
    if (isLast) throw new HttpError('LAST_ADMIN', 'The team needs at least one active admin');
    await tx
      .update(members)
      .set({ role })
      .where(and(eq(members.tenantId, tenantId), eq(members.userId, userId)));
    const detail = { from: member.role, to: role };
    await record(tx, now(), {
      action: 'member.role_changed',
      tenantId,
      actorId,
      target: userId,
      detail,
    });
  });
}

/** Deletes a user without another tenant: the email can be invited again. Throws HttpError 404. */
export async function removeMember(
  { db, now }: Backend,
  { tenantId, userId: actorId }: Caller,
  userId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTenant(tx, tenantId);
    await findMember(tx, tenantId, userId);
    await tx.delete(members).where(and(eq(members.tenantId, tenantId), eq(members.userId, userId)));
    const otherMemberships = tx.select().from(members).where(eq(members.userId, userId));
    await tx.delete(users).where(and(eq(users.id, userId), notExists(otherMemberships)));
    await record(tx, now(), { action: 'member.removed', tenantId, actorId, target: userId });
  });
}
