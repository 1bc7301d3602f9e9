import { invoiceCalls } from '@platform/api/contract';
import type { InvoiceWire } from '@platform/api/contract';
import { and, desc, eq, lt, or } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { invoices } from '../db/billingSchema.ts';
import { members, users } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { notFound } from '../http/HttpError.ts';
import { serve } from '../http/serve.ts';
import { invalid } from '../http/validate.ts';
import { record } from '../ledger.ts';
import { invoiceMail } from '../mail/invoiceMail.ts';
import { sendMail } from '../mail/outbox.ts';
import { invoiceAddress } from './invoicePages.ts';

type InvoiceRow = typeof invoices.$inferSelect;

export function invoiceRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db, now } = backend;

  serve(routes, backend, invoiceCalls.list, async ({ caller, query, c }) => {
    const { cursor } = query;
    const after = cursor === undefined ? null : readCursor(cursor);
    if (cursor !== undefined && !after) throw invalid({ cursor: 'This cursor is not known' });
    const size = backend.invoicePageSize;
    const rows = await db
      .select()
      .from(invoices)
      .where(
        and(
          eq(invoices.tenantId, caller.tenantId),
          after
            ? or(
                lt(invoices.createdAt, after.createdAt),
                and(eq(invoices.createdAt, after.createdAt), lt(invoices.id, after.id)),
              )
            : undefined,
        ),
      )
      .orderBy(desc(invoices.createdAt), desc(invoices.id))
      .limit(size + 1);
    const page = rows.slice(0, size);
    const last = page.at(-1);
    const hasMore = rows.length > size && last !== undefined;
    const { origin } = new URL(c.req.url);
    return {
      invoices: page.map((row) => invoiceWire(row, origin)),
      has_more: hasMore,
      next_cursor: hasMore ? writeCursor(last) : null,
    };
  });

  serve(routes, backend, invoiceCalls.email, async ({ caller, params: { id }, body, c }) => {
    const { tenantId, userId: actorId, name } = caller;
    const { invoice_id, recipient_email, message } = body;
    const { origin } = new URL(c.req.url);
    await db.transaction(async (tx) => {
      const [invoice] = await tx
        .select()
        .from(invoices)
        .where(and(eq(invoices.id, id), eq(invoices.tenantId, tenantId)));
      if (!invoice) throw notFound('Invoice');
      if (invoice_id !== id) throw invalid({ invoice_id: 'This is another invoice' });
      const recipient = recipient_email.toLowerCase();
      await assertOwnPeople(tx, tenantId, recipient);
      const link = invoiceAddress(origin, invoice);
      await sendMail(tx, now(), invoiceMail({ invoice, recipient, message, sender: name, link }));
      const detail = { recipient };
      await record(tx, now(), { action: 'invoice.mailed', tenantId, actorId, target: id, detail });
    });
    return { success: true, message: 'Invoice sent' };
  });

  return routes;
}

/** @throws HttpError 422 unless the email belongs to a member of the tenant */
async function assertOwnPeople(db: Database, tenantId: string, email: string): Promise<void> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .where(and(eq(users.email, email), eq(members.tenantId, tenantId)));
  if (!found) throw invalid({ recipient_email: 'This person is not in your organisation' });
}

function invoiceWire(row: InvoiceRow, origin: string): InvoiceWire {
  const hosted = invoiceAddress(origin, row);
  return {
    id: row.id,
    invoice_number: row.number,
    created_at: row.createdAt.toISOString(),
    status: row.status,
    amount_paid: row.amountPaid,
    amount_due: row.amountDue,
    currency: row.currency.toLowerCase(),
    description: row.description,
    hosted_invoice_url: hosted,
    invoice_pdf: `${hosted}/pdf`,
  };
}
