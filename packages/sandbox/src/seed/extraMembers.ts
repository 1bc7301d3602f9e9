import { members, users } from '../db/schema.ts';
import type { MemberStatus, StoredRole } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { addSeconds } from '../session/tokenSet.ts';
import { NORTHWIND } from './people.ts';

const givenNames = [
  'Ada',
  'Björn',
  'Carmen',
  'Dário',
  'Ева',
  'Farah',
  'Giulia',
  'Håkon',
  'Илья',
  'Joy',
];
const familyNames = ['Alvarez', 'Brandt', 'Costa', 'Dubois', 'Eriksen', 'Петров', 'Greco', 'Huber'];
const roles: readonly StoredRole[] = ['Viewer', 'Editor', 'Viewer', 'Viewer'];
const CHUNK = 1000;

export async function seedExtraMembers(db: Database, now: Date, count: number): Promise<number> {
  let added = 0;
  await db.transaction(async (tx) => {
    for (let start = 1; start <= count; start += CHUNK) {
      const numbers = Array.from(
        { length: Math.min(CHUNK, count - start + 1) },
        (_, i) => start + i,
      );
      const inserted = await tx
        .insert(users)
        .values(numbers.map((number) => userOf(number, now)))
        .onConflictDoNothing()
        .returning({ id: users.id });
      added += inserted.length;
      await tx
        .insert(members)
        .values(numbers.map((number) => memberOf(number, now)))
        .onConflictDoNothing();
    }
  });
  return added;
}

function userOf(number: number, now: Date) {
  const id = idOf(number);
  return {
    id,
    firstName: givenNames[number % givenNames.length] ?? '',
    lastName: `${familyNames[Math.floor(number / 10) % familyNames.length] ?? ''} ${number}`,
    email: `member.${number}@northwind.example`,
    emailVerified: true,
    createdAt: now,
  };
}

function memberOf(number: number, now: Date) {
  const status: MemberStatus = number % 25 === 0 ? 'Inactive' : 'Active';
  return {
    tenantId: NORTHWIND.id,
    userId: idOf(number),
    role: roles[number % roles.length] ?? 'Viewer',
    status,
    joinedAt: addSeconds(now, number / 1000),
  };
}

function idOf(number: number): string {
  return `usr_x${String(number).padStart(5, '0')}`;
}
