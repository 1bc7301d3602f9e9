import type { Confirmation } from '@platform/api/contract';
import { eq } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import { registrationLinks, registrations } from '../../db/registrationTables.ts';
import { members, tenants, users } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import { seedIntegrations } from '../../integrations/seedIntegrations.ts';
import { record } from '../../ledger.ts';
import { hashSecret, newId } from '../../secrets.ts';

type Registration = typeof registrations.$inferSelect;

export type Confirmed =
  | { confirmation: 'confirmed'; userId: string; tenantId: string }
  | { confirmation: Exclude<Confirmation, 'confirmed'> };

export async function confirmRegistration(
  { db, now: clock }: Backend,
  token: string,
): Promise<Confirmed> {
  const now = clock();
  return db.transaction(async (tx): Promise<Confirmed> => {
    const [found] = await tx
      .select({ registration: registrations, link: registrationLinks })
      .from(registrationLinks)
      .innerJoin(registrations, eq(registrations.id, registrationLinks.registrationId))
      .where(eq(registrationLinks.hash, hashSecret(token)))
      .for('update');
    if (!found) return { confirmation: 'invalid' };
    const { registration, link } = found;
    if (registration.confirmedAt) return { confirmation: 'used' };
    if (link.expiresAt <= now) return { confirmation: 'expired' };
    const created = await makeAccount(tx, now, registration);
    // Another registration with this email was confirmed first.
    if (!created) return { confirmation: 'used' };
    await tx
      .update(registrations)
      .set({ confirmedAt: now })
      .where(eq(registrations.id, registration.id));
    return { confirmation: 'confirmed', ...created };
  });
}

/** Creates a user as admin of a new tenant, which has only integrations. */
async function makeAccount(db: Database, now: Date, registration: Registration) {
  const { email, firstName, lastName, passwordHash, company } = registration;
  const userId = newId('usr');
  const created = await db
    .insert(users)
    .values({
      id: userId,
      email,
      firstName,
      lastName,
      emailVerified: true,
      passwordHash,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (created.length === 0) return null;
  const tenantId = newId('tnt');
  await db.insert(tenants).values({ id: tenantId, name: company, createdAt: now });
  await db.insert(members).values({
    tenantId,
    userId,
    role: 'TenantAdmin' as const,
    status: 'Active' as const,
    joinedAt: now,
  });
  await seedIntegrations(db, tenantId, {});
  await record(db, now, {
    action: 'registration.confirmed',
    tenantId,
    actorId: userId,
    target: registration.id,
  });
  return { userId, tenantId };
}
