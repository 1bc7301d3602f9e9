import type { Actor } from '@platform/api/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { members, sessions, tokens, users } from '../db/schema.ts';
import type { StoredRole } from '../db/schema.ts';
import { hashSecret } from '../secrets.ts';

export interface Caller extends Actor {
  roles: readonly StoredRole[];
  tenantId: string;
  sessionId: string;
  /** Last use of the session; may lag by a minute. */
  lastUsedAt: Date;
  email: string;
  name: string;
}

const BEARER = /^Bearer (\S+)$/i;

export function bearerOf(header: string | undefined): string | null {
  return BEARER.exec(header ?? '')?.[1] ?? null;
}

/** Joins a session with its own membership; other tenants of the user do not count. */
export const isActiveMember = and(
  eq(members.tenantId, sessions.tenantId),
  eq(members.userId, sessions.userId),
  eq(members.status, 'Active'),
);

/** Returns the member of an access token; null if unknown, expired or revoked. */
export async function findCaller({ db, now }: Backend, token: string): Promise<Caller | null> {
  const [row] = await db
    .select({ session: sessions, user: users, role: members.role })
    .from(tokens)
    .innerJoin(sessions, eq(sessions.id, tokens.sessionId))
    .innerJoin(members, isActiveMember)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(tokens.hash, hashSecret(token)),
        eq(tokens.kind, 'access'),
        gt(tokens.expiresAt, now()),
        isNull(sessions.endedAt),
      ),
    );
  if (!row) return null;
  const { session, user, role } = row;
  return {
    ...actorFor(user.id, role),
    tenantId: session.tenantId,
    sessionId: session.id,
    lastUsedAt: session.lastUsedAt,
    email: user.email,
    name: nameOf(user),
  };
}

function actorFor(userId: string, role: StoredRole) {
  return { userId, roles: [role], isTenantAdmin: role === 'TenantAdmin', permissions: [] };
}

export function nameOf(user: { firstName: string; lastName: string; email: string }): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.email;
}
