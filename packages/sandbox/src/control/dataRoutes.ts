import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Backend } from '../backend.ts';
import { seedExtraContacts } from '../crm/seedCrm.ts';
import { omitUndefined } from '../http/omitUndefined.ts';
import { readBody, readQuery } from '../http/validate.ts';
import { inboxControlRoutes } from '../inbox/controlRoutes.ts';
import { seedExtraInbox } from '../inbox/seedInbox.ts';
import { seedExtraIntegrations } from '../integrations/seedIntegrations.ts';
import { seedExtraDocuments } from '../knowledge/seedKnowledge.ts';
import { seedExtraNotifications } from '../notifications/seedNotifications.ts';
import { seedExtraMembers } from '../seed/extraMembers.ts';
import { seedExtraInvoices } from '../seed/seedBilling.ts';
import { expireSessions } from '../session/expireSessions.ts';
import { seedExtraConversations } from '../voice/seedVoice.ts';
import type { Controls } from './routes.ts';

const expireSchema = z.object({
  /** Limits it to this person's sessions. */
  email: z.optional(z.string()),
  refresh: z.optional(z.boolean()),
  cookies: z.optional(z.boolean()),
});

const settingsSchema = z.strictObject({
  accessTokenTtlSeconds: z.optional(z.number().check(z.minimum(0))),
  refreshGraceSeconds: z.optional(z.number().check(z.minimum(0))),
  invoicePageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  confirmationPolls: z.optional(z.int().check(z.minimum(1))),
  crmHealth: z.optional(z.string()),
  verificationSeconds: z.optional(z.number().check(z.minimum(0))),
  testCallSeconds: z.optional(z.number().check(z.minimum(0))),
  indexingMs: z.optional(z.number().check(z.minimum(0), z.maximum(600_000))),
  siteEdition: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  thinkingMs: z.optional(z.number().check(z.minimum(0), z.maximum(60_000))),
  writingPauseMs: z.optional(z.number().check(z.minimum(0), z.maximum(60_000))),
  notificationPageSize: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  writtenWords: z.optional(z.int().check(z.minimum(0), z.maximum(20_000))),
});

const countSchema = z.object({
  count: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20_000)),
});

export function dataRoutes(backend: Backend, { reset }: Controls): Hono {
  const routes = new Hono();

  routes.post('/reset', async (c) => {
    await reset();
    return c.json({ success: true });
  });

  routes.post('/settings', async (c) => {
    Object.assign(backend, omitUndefined(await readBody(c, settingsSchema)));
    return c.json(settingsSchema.parse(pick(backend, Object.keys(settingsSchema.shape))));
  });

  routes.post('/seed/members', async (c) => {
    const { count } = readQuery(c, countSchema);
    return c.json({ added: await seedExtraMembers(backend.db, backend.now(), count) });
  });

  routes.post('/seed/contacts', async (c) => {
    const { count } = readQuery(c, countSchema);
    return c.json({ added: await seedExtraContacts(backend.db, backend.now(), count) });
  });

  routes.post('/seed/conversations', async (c) => {
    const { count } = readQuery(c, countSchema);
    return c.json({ added: await seedExtraConversations(backend.db, backend.now(), count) });
  });

  routes.post('/seed/inbox', async (c) => {
    const { count } = readQuery(c, countSchema);
    return c.json({ added: await seedExtraInbox(backend.db, backend.now(), count) });
  });

  routes.post('/seed/documents', async (c) => {
    const { count } = readQuery(c, countSchema);
    return c.json({ added: await seedExtraDocuments(backend.db, backend.now(), count) });
  });

  routes.post('/seed/integrations', async (c) => {
    const { count } = readQuery(c, countSchema);
    return c.json({ added: await seedExtraIntegrations(backend.db, count) });
  });

  routes.route('/', inboxControlRoutes(backend));

  routes.post('/seed/invoices', async (c) => {
    const { count } = readQuery(c, countSchema);
    return c.json({ added: await seedExtraInvoices(backend.db, backend.now(), count) });
  });

  routes.post('/seed/notifications', async (c) => {
    const { count } = readQuery(c, countSchema);
    return c.json({ added: await seedExtraNotifications(backend.db, backend.now(), count) });
  });

  routes.post('/sessions/expire', async (c) => {
    const hasBody = (await c.req.text()) !== '';
    const wanted = hasBody ? await readBody(c, expireSchema) : expireSchema.parse({});
    return c.json(await expireSessions(backend, wanted));
  });

  return routes;
}

function pick(values: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
