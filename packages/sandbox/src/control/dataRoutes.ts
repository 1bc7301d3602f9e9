import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Backend } from '../backend.ts';
import { readBody, readQuery } from '../http/validate.ts';
import { seedExtraMembers } from '../seed/extraMembers.ts';
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
    const { accessTokenTtlSeconds: ttl, refreshGraceSeconds: grace } = await readBody(
      c,
      settingsSchema,
    );
    if (ttl !== undefined) backend.accessTokenTtlSeconds = ttl;
    if (grace !== undefined) backend.refreshGraceSeconds = grace;
    const { accessTokenTtlSeconds, refreshGraceSeconds } = backend;
    return c.json({ accessTokenTtlSeconds, refreshGraceSeconds });
  });

  routes.post('/seed/members', async (c) => {
    const { count } = readQuery(c, countSchema);
    return c.json({ added: await seedExtraMembers(backend.db, backend.now(), count) });
  });

  routes.post('/sessions/expire', async (c) => {
    const hasBody = (await c.req.text()) !== '';
    const wanted = hasBody ? await readBody(c, expireSchema) : expireSchema.parse({});
    return c.json(await expireSessions(backend, wanted));
  });

  return routes;
}
