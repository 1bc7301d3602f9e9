import {
  createLeadBodySchema,
  crmCalls,
  leadsQuerySchema,
  updateLeadBodySchema,
} from '@platform/api/contract';
import type { LeadWire } from '@platform/api/contract';
import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { contacts, leads } from '../db/crmTables.ts';
import { notFound } from '../http/HttpError.ts';
import { pathOf } from '../http/paths.ts';
import { readBody, readQuery } from '../http/validate.ts';
import { record } from '../ledger.ts';
import { newId } from '../secrets.ts';
import { requireCaller } from '../session/caller.ts';
import { assertContactExists } from './findContact.ts';
import { holds, pageOf } from '../http/listing.ts';
import { assertLengths } from './rules.ts';

/** The leads of a tenant, newest first. */
export function leadRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db, now } = backend;

  routes.get(crmCalls.leads.path, signedIn, async (c) => {
    const { search = '', status, ...page } = readQuery(c, leadsQuerySchema);
    const { limit, offset } = pageOf(page);
    const { name, email, phone } = contacts;
    const found = holds(search, [name, email, phone, leads.source, leads.notes], [phone]);
    const wanted = status && eq(leads.status, status);
    const rows = await db
      .select(getTableColumns(leads))
      .from(leads)
      .innerJoin(contacts, eq(contacts.id, leads.contactId))
      .where(and(eq(leads.tenantId, c.var.caller.tenantId), wanted, found))
      .orderBy(desc(leads.createdAt), asc(leads.id))
      .limit(limit)
      .offset(offset);
    return c.json(rows.map(leadWire));
  });

  routes.post(crmCalls.createLead.path, signedIn, async (c) => {
    const body = await readBody(c, createLeadBodySchema);
    assertLengths(body);
    const { tenantId, userId: actorId } = c.var.caller;
    const { contact_id: contactId, owner_id: ownerId, ...rest } = body;
    const row = { id: newId('led'), tenantId, contactId, ownerId, ...rest, createdAt: now() };
    await db.transaction(async (tx) => {
      await assertContactExists(tx, tenantId, contactId);
      await tx.insert(leads).values(row);
      const detail = { contactId, status: row.status };
      const entry = { action: 'lead.created', tenantId, actorId, target: row.id, detail };
      await record(tx, row.createdAt, entry);
    });
    return c.json(leadWire(row), 201);
  });

  routes.on(['PATCH', 'PUT'], pathOf(crmCalls.updateLead), signedIn, async (c) => {
    const body = await readBody(c, updateLeadBodySchema);
    assertLengths(body);
    const { owner_id: ownerId, ...rest } = body;
    const { tenantId, userId: actorId } = c.var.caller;
    const id = c.req.param('id') ?? '';
    const row = await db.transaction(async (tx) => {
      const [updated] = await tx
        .update(leads)
        .set({ ownerId, ...rest })
        .where(and(eq(leads.tenantId, tenantId), eq(leads.id, id)))
        .returning();
      if (!updated) throw notFound('Lead');
      const detail = { status: updated.status };
      await record(tx, now(), { action: 'lead.updated', tenantId, actorId, target: id, detail });
      return updated;
    });
    return c.json(leadWire(row));
  });

  return routes;
}

function leadWire(row: typeof leads.$inferSelect): LeadWire {
  return {
    id: row.id,
    contact_id: row.contactId,
    status: row.status,
    source: row.source,
    owner_id: row.ownerId,
    notes: row.notes,
    details: row.details,
    created_at: row.createdAt.toISOString(),
  };
}
