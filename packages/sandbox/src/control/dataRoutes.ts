import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Backend } from '../backend.ts';
import { seedExtraContacts } from '../crm/seedCrm.ts';
import { readBody, readQuery } from '../http/validate.ts';
import { seedExtraIntegrations } from '../integrations/seedIntegrations.ts';
import { seedExtraMembers } from '../seed/extraMembers.ts';
import { seedExtraInvoices } from '../seed/seedBilling.ts';
import { expireSessions } from '../session/expireSessions.ts';
import type { Controls } from './routes.ts';

const expireSchema = z.object({
  /** Only this person's sessions. */
  email: z.optional(z.string()),
  /** Refuse the refresh tokens as well. */
  refresh: z.optional(z.boolean()),
  /** End the sessions altogether, cookies included. */
  cookies: z.optional(z.boolean()),
});

const settingsSchema = z.strictObject({
  accessTokenTtlSeconds: z.optional(z.number().check(z.minimum(0))),
  refreshGraceSeconds: z.optional(z.number().check(z.minimum(0))),
  invoicePageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  confirmationPolls: z.optional(z.int().check(z.minimum(1))),
  crmHealth: z.optional(z.string()),
});

const countSchema = z.object({
  count: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20_000)),
});

/** What changes the data from outside: reset, token times, more members, ended sessions. */
export function dataRoutes(backend: Backend, { reset }: Controls): Hono {
  const routes = new Hono();

  routes.post('/reset', async (c) => {
    await reset();
    return c.json({ success: true });
  });

  routes.post('/settings', async (c) => {
    const settings = Object.assign(backend, given(await readBody(c, settingsSchema)));
    const { accessTokenTtlSeconds, refreshGraceSeconds } = settings;
    const { invoicePageSize, confirmationPolls, crmHealth } = settings;
    return c.json({
      accessTokenTtlSeconds,
      refreshGraceSeconds,
      invoicePageSize,
      confirmationPolls,
      crmHealth,
    });
  });

  routes.post('/seed/members', async (c) => {
    const { count } = readQuery(c, countSchema);
    return c.json({ added: await seedExtraMembers(backend.db, backend.now(), count) });
  });

  routes.post('/seed/contacts', async (c) => {
    const { count } = readQuery(c, countSchema);
    return c.json({ added: await seedExtraContacts(backend.db, backend.now(), count) });
  });

  routes.post('/seed/integrations', async (c) => {
    const { count } = readQuery(c, countSchema);
    return c.json({ added: await seedExtraIntegrations(backend.db, count) });
  });

  routes.post('/seed/invoices', async (c) => {
    const { count } = readQuery(c, countSchema);
    return c.json({ added: await seedExtraInvoices(backend.db, backend.now(), count) });
  });

  routes.post('/sessions/expire', async (c) => {
    const hasBody = (await c.req.text()) !== '';
    const wanted = hasBody ? await readBody(c, expireSchema) : expireSchema.parse({});
    return c.json(await expireSessions(backend, wanted));
  });

  return routes;
}

/** The values that were sent. */
function given<T extends object>(values: T) {
  const sent = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent) as { [Name in keyof T]?: Exclude<T[Name], undefined> };
}
