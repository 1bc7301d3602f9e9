import express from 'express';
import type { NextFunction, Request, Response } from 'express';
import * as z from 'zod';

/* A minimal CRM service, written by hand: contacts only, in memory. */

const changed = z.strictObject({
  name: z.string().max(500),
  email: z.string().max(320),
  phone: z.string().max(64),
  notes: z.string().max(10_000),
  consent_sms: z.boolean(),
  consent_voice: z.boolean(),
  tags: z.array(z.string()),
  extra: z.record(z.string(), z.unknown()),
});
const created = changed.refine(({ name, email }) => name !== '' && email !== '');
const page = z.object({
  limit: z.coerce.number().int().min(0).max(1000).default(100),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().default(''),
});

/** @param tenantFor returns the tenant of an access token, '' for an invalid one */
export function contactService(origin: string, tenantFor: (token: string) => Promise<string>) {
  const contacts: (z.output<typeof changed> & { id: string; tenant_id: string })[] = [];
  const tenantOf = (res: Response) => String(res.locals.tenant);
  const refuse = (res: Response, status: number, code: string, message: string) =>
    res.status(status).json({ error: { code, message } });
  const invalid = (res: Response) => refuse(res, 422, 'VALIDATION_FAILED', 'Check the fields');
  const app = express();

  // Express 5 takes a rejection as an error.
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers
  app.use(async (req, res, next) => {
    res.set('Access-Control-Allow-Origin', origin);
    res.set('Access-Control-Allow-Headers', 'authorization, content-type, accept');
    res.set('Access-Control-Expose-Headers', 'Date, Retry-After');
    res.set('Access-Control-Allow-Methods', 'GET, POST, PATCH, PUT');
    res.locals.tenant = await tenantFor(req.headers.authorization?.slice('Bearer '.length) ?? '');
    const isForeign = (req.headers.origin ?? origin) !== origin && req.method !== 'GET';
    if (req.method === 'OPTIONS') res.sendStatus(204);
    else if (isForeign) refuse(res, 403, 'ORIGIN_NOT_ALLOWED', 'Only the client may write');
    else if (tenantOf(res)) next();
    else refuse(res, 401, 'UNAUTHENTICATED', 'Sign in first');
  });
  app.use(express.json(), (_: unknown, _req: Request, res: Response, _next: NextFunction) => {
    refuse(res, 400, 'MALFORMED_JSON', 'The body is not valid JSON');
  });
  app.get('/v1/contacts/', (req, res) => {
    const { data: query } = page.safeParse(req.query);
    if (!query) return invalid(res);
    const { limit, offset, search } = query;
    const rows = contacts.filter(
      ({ tenant_id, name, email }) =>
        tenant_id === tenantOf(res) && `${name} ${email}`.toLowerCase().includes(search),
    );
    return res.json(rows.slice(offset, offset + limit));
  });
  app.post('/v1/contacts/', (req, res) => {
    const { data } = created.safeParse(req.body);
    if (!data) return invalid(res);
    contacts.unshift({ ...data, id: `c${contacts.length + 1}`, tenant_id: tenantOf(res) });
    return res.status(201).json(contacts[0]);
  });
  app.all('/v1/contacts/:id', (req, res) => {
    const contact = contacts.find(
      ({ id, tenant_id }) => id === req.params.id && tenant_id === tenantOf(res),
    );
    if (!contact) return refuse(res, 404, 'NOT_FOUND', 'Contact not found');
    const { data } = changed.safeParse(req.body);
    return data ? res.json(Object.assign(contact, data)) : invalid(res);
  });
  return app;
}
