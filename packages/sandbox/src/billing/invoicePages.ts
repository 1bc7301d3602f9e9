import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { invoices } from '../db/billingSchema.ts';
import { tenants } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { invoicePage, unknownInvoicePage } from './invoicePage.ts';
import type { ShownInvoice } from './invoicePage.ts';
import { providerPage } from './providerPage.ts';

/** URL of an invoice, readable by anyone with the link. */
export function invoiceAddress(origin: string, { accessKey }: { accessKey: string }): string {
  return `${origin}/billing/invoice/${accessKey}`;
}

export function invoicePages({ db }: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();

  routes.get('/invoice/:key', providerPage, async (c) => {
    const shown = await findInvoice(db, c.req.param('key'));
    return shown ? c.html(invoicePage(shown, c.req.path)) : c.html(unknownInvoicePage(), 404);
  });

  routes.get('/invoice/:key/pdf', providerPage, async (c) => {
    const shown = await findInvoice(db, c.req.param('key'));
    if (!shown) return c.html(unknownInvoicePage(), 404);
    const { invoicePdf } = await import('./invoicePdf.ts');
    const file = await invoicePdf(shown);
    return c.body(file, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${shown.invoice.number}.pdf"`,
      'X-Content-Type-Options': 'nosniff',
    });
  });

  return routes;
}

async function findInvoice(db: Database, key: string): Promise<ShownInvoice | null> {
  const [row] = await db
    .select({ invoice: invoices, tenantName: tenants.name })
    .from(invoices)
    .innerJoin(tenants, eq(tenants.id, invoices.tenantId))
    .where(eq(invoices.accessKey, key));
  return row ?? null;
}
