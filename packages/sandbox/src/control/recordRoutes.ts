import { and, asc, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { ledger, outbox } from '../db/schema.ts';
import { outboxPage } from './pages.ts';
import type { Controls } from './routes.ts';
import { wantsPage } from './wantsPage.ts';

export function recordRoutes({ db }: Backend, { log, clientUrl }: Controls): Hono {
  const routes = new Hono();

  routes.get('/outbox', async (c) => {
    const recipient = c.req.query('to');
    const rows = await db
      .select()
      .from(outbox)
      .where(recipient === undefined ? undefined : eq(outbox.recipient, recipient))
      .orderBy(desc(outbox.id));
    const mails = rows.map(({ linkPath, ...mail }) => ({
      ...mail,
      link: linkPath === null ? null : new URL(linkPath, clientUrl()).href,
    }));
    return wantsPage(c) ? c.html(outboxPage(mails)) : c.json({ mails });
  });

  routes.get('/log', (c) => {
    const { service, method, path } = c.req.query();
    const filter = {
      ...(service !== undefined && { service }),
      ...(method !== undefined && { method }),
      ...(path !== undefined && { path }),
    };
    return c.json({ entries: log.list(filter) });
  });
  routes.delete('/log', (c) => {
    log.clear();
    return c.json({ success: true });
  });

  routes.get('/ledger', async (c) => {
    const { action, target } = c.req.query();
    const entries = await db
      .select()
      .from(ledger)
      .where(
        and(
          action === undefined ? undefined : eq(ledger.action, action),
          target === undefined ? undefined : eq(ledger.target, target),
        ),
      )
      .orderBy(asc(ledger.id));
    return c.json({ entries });
  });

  return routes;
}
