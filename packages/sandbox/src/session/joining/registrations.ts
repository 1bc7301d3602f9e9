import type { RegisterBody } from '@platform/api/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import { registrationLinks, registrations } from '../../db/registrationTables.ts';
import { users } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import { HttpError } from '../../http/HttpError.ts';
import { record } from '../../ledger.ts';
import { confirmationMail } from '../../mail/confirmationMail.ts';
import { sendMail } from '../../mail/outbox.ts';
import { hashPassword, hashSecret, newId, newSecret } from '../../secrets.ts';
import { withQuery } from '../identity/addresses.ts';
import { addSeconds } from '../tokenSet.ts';
import { CONFIRM_PATH } from './confirmPath.ts';

type Registration = typeof registrations.$inferSelect;

/** Links are valid for a day. */
const LINK_SECONDS = 24 * 3600;

/**
 * An email may register again until one registration is confirmed. Throws HttpError 409 if it has
 * an account.
 */
export async function addRegistration(
  { db, now: clock }: Backend,
  origin: string,
  body: RegisterBody,
): Promise<void> {
  const now = clock();
  const passwordHash = await hashPassword(body.password);
  await db.transaction(async (tx) => {
    const email = body.email.toLowerCase();
    const existingUsers = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email));
    if (existingUsers.length > 0) throw new HttpError('EMAIL_EXISTS', 'This email has an account');
    const registration: Registration = {
      id: newId('reg'),
      email,
      firstName: body.first_name,
      lastName: body.last_name,
      company: body.company,
      passwordHash,
      redirectUri: body.frontend_redirect_uri,
      createdAt: now,
      confirmedAt: null,
    };
    await tx.insert(registrations).values(registration);
    await sendLink(tx, { now, origin, registration });
    await record(tx, now, { action: 'registration.created', target: registration.id });
  });
}

export async function resendLink(
  { db, now: clock }: Backend,
  origin: string,
  email: string,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const registration = await openRegistration(tx, email);
    if (registration) await sendLink(tx, { now, origin, registration });
  });
}

export async function openRegistration(
  db: Database,
  email: string,
): Promise<Registration | undefined> {
  const [registration] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.email, email.toLowerCase()), isNull(registrations.confirmedAt)))
    .orderBy(desc(registrations.createdAt))
    .limit(1);
  return registration;
}

interface Sending {
  now: Date;
  origin: string;
  registration: Registration;
}

async function sendLink(db: Database, { now, origin, registration }: Sending): Promise<void> {
  const { id, email, company, redirectUri: to } = registration;
  const token = newSecret();
  await db.insert(registrationLinks).values({
    hash: hashSecret(token),
    registrationId: id,
    expiresAt: addSeconds(now, LINK_SECONDS),
  });
  const link = withQuery(`${origin}${CONFIRM_PATH}`, { token, to });
  await sendMail(db, now, confirmationMail({ email, company, link }));
}
