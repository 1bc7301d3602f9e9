import type { UserWire } from '@platform/api/contract';
import { and, asc, eq } from 'drizzle-orm';
import { members, users } from '../db/schema.ts';
import type { MemberStatus, StoredRole } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { HttpError } from '../http/HttpError.ts';
import { nameOf } from './caller.ts';

type UserRow = typeof users.$inferSelect;

export interface Account {
  user: UserRow;
  tenantId: string;
  role: StoredRole;
  status: MemberStatus;
}

export async function findAccount(
  db: Database,
  identity: { email: string } | { userId: string; tenantId: string },
): Promise<Account | null> {
  const condition =
    'email' in identity
      ? eq(users.email, identity.email.toLowerCase())
      : and(eq(users.id, identity.userId), eq(members.tenantId, identity.tenantId));
  const [row] = await db
    .select({ user: users, member: members })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .where(condition)
    .orderBy(asc(members.joinedAt), asc(members.tenantId))
    .limit(1);
  if (!row) return null;
  const { tenantId, role, status } = row.member;
  return { user: row.user, tenantId, role, status };
}

/** @throws HttpError 403 for a member set inactive by an admin */
export function assertActive(account: Account): void {
  if (account.status === 'Active') return;
  throw new HttpError('ACCOUNT_INACTIVE', 'This account is inactive. Ask your administrator.');
}

/** `asked` is the URL of the request, whose origin also serves pictures. */
export function userInfo({ user, role }: Account, requestUrl: string): UserWire {
  return {
    id: user.id,
    email: user.email,
    name: nameOf(user),
    first_name: user.firstName,
    last_name: user.lastName,
    picture: user.picture === null ? '' : pictureAddress(user.picture, requestUrl),
    email_verified: user.emailVerified,
    roles: [role],
    authenticated: true,
  };
}

function pictureAddress(picture: string, requestUrl: string): string {
  return picture.startsWith('/') ? `${new URL(requestUrl).origin}/auth${picture}` : picture;
}
