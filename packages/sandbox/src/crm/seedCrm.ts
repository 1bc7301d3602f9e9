import { contacts, interactions, leads } from '../db/crmTables.ts';
import { insertRows } from '../db/insertRows.ts';
import type { Database } from '../db/store.ts';
import { HARBOUR, HARBOUR_PEOPLE, NORTHWIND, NORTHWIND_PEOPLE } from '../seed/people.ts';
import type { SeedPerson } from '../seed/people.ts';
import { contactsOf } from './seedContacts.ts';
import { interactionsOf, leadsOf } from './seedHistory.ts';
import type { SeedTenant } from './seedHistory.ts';

const northwind = tenantOf(NORTHWIND.id, 'nw', NORTHWIND_PEOPLE);
const harbour = tenantOf(HARBOUR.id, 'ho', HARBOUR_PEOPLE);

export async function hasContacts(db: Database): Promise<boolean> {
  const rows = await db.select({ id: contacts.id }).from(contacts).limit(1);
  return rows.length > 0;
}

export async function seedCrm(tx: Database, now: Date): Promise<void> {
  await seedTenant(tx, northwind, { contacts: 1200, leads: 90, interactions: 240 }, now);
  await seedTenant(tx, harbour, { contacts: 12, leads: 4, interactions: 5 }, now);
}

/** Adds older, deterministic contacts to Northwind. Returns the number added. */
export async function seedExtraContacts(db: Database, now: Date, count: number): Promise<number> {
  const rows = contactsOf(NORTHWIND.id, 'x', count, new Date(now.getTime() - 1e10));
  return insertRows(db, contacts, rows);
}

interface Counts {
  contacts: number;
  leads: number;
  interactions: number;
}

async function seedTenant(tx: Database, tenant: SeedTenant, counts: Counts, now: Date) {
  await insertRows(tx, contacts, contactsOf(tenant.id, tenant.prefix, counts.contacts, now));
  await insertRows(tx, leads, leadsOf(tenant, counts.leads, now));
  await insertRows(tx, interactions, interactionsOf(tenant, counts.interactions, now));
}

function tenantOf(id: string, prefix: string, people: readonly SeedPerson[]): SeedTenant {
  const [first, second, third] = people;
  // One owner is typed as free text, two are set by id.
  const owners = [first && `${first.firstName} ${first.lastName}`, second?.id, third?.id];
  return { id, prefix, owners: ['', ...owners.filter((owner) => owner !== undefined)] };
}
