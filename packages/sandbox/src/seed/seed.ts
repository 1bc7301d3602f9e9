import { sql } from 'drizzle-orm';
import type { Backend } from '../backend.ts';
import { hasBots, seedBots } from '../bots/seedBots.ts';
import { hasContents, seedContents } from '../content/seedContents.ts';
import { hasContacts, seedCrm } from '../crm/seedCrm.ts';
import { plans } from '../db/billingSchema.ts';
import { invites, members, roleRequests, tenants, users } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { hasIntegrations, seedAllIntegrations } from '../integrations/seedIntegrations.ts';
import { hasInbox, seedInbox } from '../inbox/seedInbox.ts';
import { hasDocuments, seedKnowledge } from '../knowledge/seedKnowledge.ts';
import { inviteMail } from '../mail/inviteMail.ts';
import { sendMail } from '../mail/outbox.ts';
import { hasNotifications, seedNotifications } from '../notifications/seedNotifications.ts';
import { hashPassword, hashSecret } from '../secrets.ts';
import { INVITE_SECONDS } from '../team/createInvite.ts';
import { addSeconds } from '../session/tokenSet.ts';
import { hasCalls, seedCalls, seedMissingVoice } from '../voice/seedVoice.ts';
import { SEED_AREAS } from './areas.ts';
import type { SeedArea } from './areas.ts';
import { demoPassword } from './demoAccounts.ts';
import { seedBilling } from './seedBilling.ts';
import {
  HARBOUR,
  HARBOUR_INVITES,
  HARBOUR_PEOPLE,
  NORTHWIND,
  NORTHWIND_INVITES,
  NORTHWIND_PEOPLE,
} from './people.ts';
import type { SeedInvite, SeedPerson } from './people.ts';

const DAY_SECONDS = 24 * 3600;
const YEAR = 365 * DAY_SECONDS;

/** Hashing is slow on purpose, so the demo password is hashed once per process. */
let demoHash: Promise<string> | undefined;

export async function isEmpty(db: Database): Promise<boolean> {
  const rows = await db.select({ id: tenants.id }).from(tenants).limit(1);
  return rows.length === 0;
}

/** Adds what data of an older version lacks. */
export async function seedMissing({ db, now }: Pick<Backend, 'db' | 'now'>): Promise<void> {
  const rows = await db.select({ id: plans.id }).from(plans).limit(1);
  if (rows.length === 0) await db.transaction((tx) => seedBilling(tx, now()));
  if (!(await hasIntegrations(db))) await db.transaction(seedAllIntegrations);
  const fillVoice = (await hasCalls(db)) ? seedCalls : seedMissingVoice;
  await db.transaction((tx) => fillVoice(tx, now()));
  if (!(await hasDocuments(db))) await db.transaction((tx) => seedKnowledge(tx, now()));
  if (!(await hasContacts(db))) await db.transaction((tx) => seedCrm(tx, now()));
  if (!(await hasBots(db))) await db.transaction((tx) => seedBots(tx, now()));
  if (!(await hasContents(db))) await db.transaction((tx) => seedContents(tx, now()));
  if (!(await hasInbox(db))) await db.transaction((tx) => seedInbox(tx, now()));
  if (!(await hasNotifications(db))) await db.transaction((tx) => seedNotifications(tx, now()));
}

/** Tables emptied on every reset: users and their records. */
const PEOPLE = [
  'users',
  'pictures',
  'members',
  'invites',
  'role_requests',
  'sessions',
  'tokens',
  'identity_codes',
  'registrations',
  'registration_links',
  'password_resets',
  'outbox',
  'ledger',
] as const;

/** One transaction, in which `stale` returns the areas to replace besides the users. */
export async function seed(
  { db, now }: Pick<Backend, 'db' | 'now'>,
  stale: () => readonly SeedArea[] = () => SEED_AREAS,
): Promise<void> {
  demoHash ??= hashPassword(demoPassword);
  const passwordHash = await demoHash;
  const at = now();
  await db.transaction(async (tx) => {
    const areas = stale();
    const tables = areas.flatMap((area) => area.tables);
    const isFullReset = areas.length === SEED_AREAS.length;
    const emptied = [...PEOPLE, ...tables, ...(isFullReset ? ['tenants'] : [])].join(', ');
    await tx.execute(sql.raw(`TRUNCATE ${emptied} RESTART IDENTITY`));
    const foundedAt = addSeconds(at, -YEAR);
    // Every area references the tenants: they are kept if an area is.
    if (isFullReset) {
      await tx.insert(tenants).values([
        { ...NORTHWIND, createdAt: foundedAt },
        { ...HARBOUR, createdAt: foundedAt },
      ]);
    }
    await seedPeople(tx, {
      tenantId: NORTHWIND.id,
      people: NORTHWIND_PEOPLE,
      began: foundedAt,
      passwordHash,
    });
    await seedPeople(tx, {
      tenantId: HARBOUR.id,
      people: HARBOUR_PEOPLE,
      began: foundedAt,
      passwordHash,
    });
    await seedInvites(tx, at, { tenant: NORTHWIND, by: NORTHWIND_PEOPLE, rows: NORTHWIND_INVITES });
    await seedInvites(tx, at, { tenant: HARBOUR, by: HARBOUR_PEOPLE, rows: HARBOUR_INVITES });
    const [offeredTo] = NORTHWIND_PEOPLE;
    const [requester] = HARBOUR_PEOPLE;
    await tx.insert(roleRequests).values({
      id: 'rrq_01',
      tenantId: HARBOUR.id,
      userId: offeredTo?.id ?? '',
      role: 'Editor',
      status: 'pending',
      requestedBy: requester?.id ?? null,
      createdAt: addSeconds(at, -3 * DAY_SECONDS),
    });
    for (const area of areas) await area.seed(tx, at);
  });
}

interface Team {
  tenantId: string;
  people: readonly SeedPerson[];
  began: Date;
  passwordHash: string;
}

/** People join a week apart, which keeps the list's order stable. */
async function seedPeople(
  tx: Database,
  { tenantId, people, began: foundedAt, passwordHash }: Team,
) {
  const joinedAt = (index: number) => addSeconds(foundedAt, index * 7 * DAY_SECONDS);
  await tx.insert(users).values(
    people.map(({ id, firstName, lastName, email, signsIn }, index) => ({
      id,
      firstName,
      lastName,
      email,
      emailVerified: true,
      passwordHash: signsIn === 'password' ? passwordHash : null,
      createdAt: joinedAt(index),
    })),
  );
  await tx.insert(members).values(
    people.map(({ id: userId, role, status }, index) => ({
      tenantId,
      userId,
      role,
      status,
      joinedAt: joinedAt(index),
    })),
  );
}

interface Invitations {
  tenant: { id: string; name: string };
  by: readonly SeedPerson[];
  rows: readonly SeedInvite[];
}

async function seedInvites(tx: Database, at: Date, { tenant, by: [by], rows }: Invitations) {
  for (const { id, email, role, status, token, isOld } of rows) {
    const createdAt = addSeconds(at, isOld ? -2 * INVITE_SECONDS : -DAY_SECONDS);
    await tx.insert(invites).values({
      id,
      tenantId: tenant.id,
      email,
      role,
      status,
      tokenHash: hashSecret(token),
      invitedBy: by?.id ?? null,
      createdAt,
      expiresAt: addSeconds(createdAt, INVITE_SECONDS),
    });
    const inviterName = by ? `${by.firstName} ${by.lastName}` : '';
    const { id: tenantId, name: tenantName } = tenant;
    await sendMail(
      tx,
      createdAt,
      inviteMail({ tenantId, tenantName, email, role, inviterName, token }),
    );
  }
}
