import { contactBodySchema, contactsQuerySchema, crmCalls } from '@platform/api/contract';
import type { ContactBody, ContactWire } from '@platform/api/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { contacts } from '../db/crmTables.ts';
import { notFound } from '../http/HttpError.ts';
import { pathOf } from '../http/paths.ts';
import { readBody, readQuery } from '../http/validate.ts';
import { record } from '../ledger.ts';
import { newId } from '../secrets.ts';
import { requireCaller } from '../session/caller.ts';
import { holds, pageOf } from '../http/listing.ts';
import { assertContact, assertNewContact } from './rules.ts';

/** The contacts of a tenant, newest first. Everyone who is signed in may write. */
export function contactRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db, now } = backend;

  routes.get(crmCalls.contacts.path, signedIn, async (c) => {
    const { search = '', ...page } = readQuery(c, contactsQuerySchema);
    const { limit, offset } = pageOf(page);
    const { name, email, phone, extra } = contacts;
    const found = holds(search, [name, email, phone, sql`(${extra} ->> 'company')`], [phone]);
    const rows = await db
      .select()
      .from(contacts)
      .where(and(eq(contacts.tenantId, c.var.caller.tenantId), found))
      .orderBy(desc(contacts.createdAt), asc(contacts.id))
      .limit(limit)
      .offset(offset);
    return c.json(rows.map(contactWire));
  });

  routes.post(crmCalls.createContact.path, signedIn, async (c) => {
    const body = await readBody(c, contactBodySchema);
    assertNewContact(body);
    const { tenantId, userId: actorId } = c.var.caller;
    const at = now();
    const id = newId('con');
    const row = { id, tenantId, ...columnsOf(body), createdAt: at, updatedAt: at };
    await db.transaction(async (tx) => {
      await tx.insert(contacts).values(row);
      const detail = { name: row.name, email: row.email };
      await record(tx, at, { action: 'contact.created', tenantId, actorId, target: id, detail });
    });
    return c.json(contactWire(row), 201);
  });

  routes.on(['PATCH', 'PUT'], pathOf(crmCalls.updateContact), signedIn, async (c) => {
    const body = await readBody(c, contactBodySchema);
    assertContact(body);
    const { tenantId, userId: actorId } = c.var.caller;
    const id = c.req.param('id') ?? '';
    const at = now();
    const row = await db.transaction(async (tx) => {
      const [updated] = await tx
        .update(contacts)
        .set({ ...columnsOf(body), updatedAt: at })
        .where(and(eq(contacts.tenantId, tenantId), eq(contacts.id, id)))
        .returning();
      if (!updated) throw notFound('Contact');
      const detail = { name: updated.name, email: updated.email };
      await record(tx, at, { action: 'contact.updated', tenantId, actorId, target: id, detail });
      return updated;
    });
    return c.json(contactWire(row));
  });

  return routes;
}

function columnsOf({ consent_sms: consentSms, consent_voice: consentVoice, ...rest }: ContactBody) {
  return { ...rest, consentSms, consentVoice };
}

function contactWire(row: typeof contacts.$inferSelect): ContactWire {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    consent_sms: row.consentSms,
    consent_voice: row.consentVoice,
    notes: row.notes,
    tags: row.tags,
    extra: row.extra,
    tenant_id: row.tenantId,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
