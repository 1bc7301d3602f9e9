import { leadCalls } from '@platform/api/contract';
import type { LeadWire } from '@platform/api/contract';
import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { contacts, leads } from '../db/crmTables.ts';
import { notFound } from '../http/HttpError.ts';
import { ilikeAny } from '../http/listing.ts';
import { serve } from '../http/serve.ts';
import { record } from '../ledger.ts';
import { newId } from '../secrets.ts';
import { assertContactExists } from './findContact.ts';

export function leadRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db, now } = backend;

  serve(routes, backend, leadCalls.list, async ({ caller, query }) => {
    const { search = '', status, limit, offset } = query;
    const { name, email, phone } = contacts;
    const found = ilikeAny(search, [name, email, phone, leads.source, leads.notes], [phone]);
    const rows = await db
      .select(getTableColumns(leads))
      .from(leads)
      .innerJoin(contacts, eq(contacts.id, leads.contactId))
      .where(and(eq(leads.tenantId, caller.tenantId), status && eq(leads.status, status), found))
      .orderBy(desc(leads.createdAt), asc(leads.id))
      .limit(limit)
      .offset(offset);
    return rows.map(toWire);
  });

  serve(routes, backend, leadCalls.create, async ({ caller, body }) => {
    const { tenantId, userId: actorId } = caller;
    const { contact_id: contactId, owner_id: ownerId, ...rest } = body;
    const row = { id: newId('led'), tenantId, contactId, ownerId, ...rest, createdAt: now() };
    await db.transaction(async (tx) => {
      await assertContactExists(tx, tenantId, contactId);
      await tx.insert(leads).values(row);
      const detail = { contactId, status: row.status };
      const entry = { action: 'lead.created', tenantId, actorId, target: row.id, detail };
      await record(tx, row.createdAt, entry);
    });
    return toWire(row);
  });

  serve(routes, backend, leadCalls.update, async ({ caller, params: { id }, body }) => {
    const { owner_id: ownerId, ...rest } = body;
    const { tenantId, userId: actorId } = caller;
    return db.transaction(async (tx) => {
      const [updated] = await tx
        .update(leads)
        .set({ ownerId, ...rest })
        .where(and(eq(leads.tenantId, tenantId), eq(leads.id, id)))
        .returning();
      if (!updated) throw notFound('Lead');
      const detail = { status: updated.status };
      await record(tx, now(), { action: 'lead.updated', tenantId, actorId, target: id, detail });
      return toWire(updated);
    });
  });

  return routes;
}

const toWire = (row: typeof leads.$inferSelect): LeadWire => ({
  id: row.id,
  contact_id: row.contactId,
  status: row.status,
  source: row.source,
  owner_id: row.ownerId,
  notes: row.notes,
  details: row.details,
  created_at: row.createdAt.toISOString(),
});
