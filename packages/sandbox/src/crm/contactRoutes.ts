import { contactCalls } from '@platform/api/contract';
import type { ContactBody, ContactWire } from '@platform/api/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { contacts } from '../db/crmTables.ts';
import { notFound } from '../http/HttpError.ts';
import { ilikeAny } from '../http/listing.ts';
import { serve } from '../http/serve.ts';
import { record } from '../ledger.ts';
import { newId } from '../secrets.ts';

export function contactRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db, now } = backend;

  serve(routes, backend, contactCalls.list, async ({ caller, query }) => {
    const { search = '', limit, offset } = query;
    const { name, email, phone, extra } = contacts;
    const found = ilikeAny(search, [name, email, phone, sql`(${extra} ->> 'company')`], [phone]);
    const rows = await db
      .select()
      .from(contacts)
      .where(and(eq(contacts.tenantId, caller.tenantId), found))
      .orderBy(desc(contacts.createdAt), asc(contacts.id))
      .limit(limit)
      .offset(offset);
    return rows.map(toWire);
  });

  serve(routes, backend, contactCalls.create, async ({ caller, body }) => {
    const { tenantId, userId: actorId } = caller;
    const at = now();
    const id = newId('con');
    const row = { id, tenantId, ...columnsOf(body), createdAt: at, updatedAt: at };
    await db.transaction(async (tx) => {
      await tx.insert(contacts).values(row);
      const detail = { name: row.name, email: row.email };
      await record(tx, at, { action: 'contact.created', tenantId, actorId, target: id, detail });
    });
    return toWire(row);
  });

  serve(routes, backend, contactCalls.update, async ({ caller, params: { id }, body }) => {
    const { tenantId, userId: actorId } = caller;
    const at = now();
    return db.transaction(async (tx) => {
      const [updated] = await tx
        .update(contacts)
        .set({ ...columnsOf(body), updatedAt: at })
        .where(and(eq(contacts.tenantId, tenantId), eq(contacts.id, id)))
        .returning();
      if (!updated) throw notFound('Contact');
      const detail = { name: updated.name, email: updated.email };
      await record(tx, at, { action: 'contact.updated', tenantId, actorId, target: id, detail });
      return toWire(updated);
    });
  });

  return routes;
}

function columnsOf({ consent_sms: consentSms, consent_voice: consentVoice, ...rest }: ContactBody) {
  return { ...rest, consentSms, consentVoice };
}

function toWire({
  tenantId,
  consentSms,
  consentVoice,
  createdAt,
  updatedAt,
  ...rest
}: typeof contacts.$inferSelect): ContactWire {
  return {
    ...rest,
    tenant_id: tenantId,
    consent_sms: consentSms,
    consent_voice: consentVoice,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
