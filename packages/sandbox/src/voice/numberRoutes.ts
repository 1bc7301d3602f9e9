import {
  numberCalls,
  phoneNumberBodySchema,
  phoneNumberChangeSchema,
  phoneNumbersQuerySchema,
} from '@platform/api/contract';
import type { PhoneNumbersWire, PhoneNumberWire } from '@platform/api/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { phoneNumbers } from '../db/voiceTables.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { holds, pageOf } from '../http/listing.ts';
import { pathOf } from '../http/paths.ts';
import { readBody, readQuery } from '../http/validate.ts';
import { record } from '../ledger.ts';
import { hashSecret, newId } from '../secrets.ts';
import { requireCaller } from '../session/caller.ts';
import { later } from '../session/tokenSet.ts';
import { assertAgent, assertCallable, isNumber, numberWire } from './numbers.ts';
import { selectNumbers, statusAt } from './numbers.ts';
import { countryOf } from './phone.ts';

/** The telephone numbers of a tenant. Their credentials are never read back. */
export function numberRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db, now } = backend;

  const answer = async (tenantId: string, id: string): Promise<PhoneNumberWire> => {
    const [row] = await selectNumbers(db, now()).where(isNumber(tenantId, id));
    if (!row) throw notFound('Phone number');
    return numberWire(row);
  };

  routes.get(numberCalls.phoneNumbers.path, signedIn, async (c) => {
    const query = readQuery(c, phoneNumbersQuerySchema);
    const { search = '', agent_id: agentId, status, ...page } = query;
    const { limit, offset } = pageOf(page);
    const isWanted = and(
      eq(phoneNumbers.tenantId, c.var.caller.tenantId),
      holds(search, [phoneNumbers.number, phoneNumbers.label], [phoneNumbers.number]),
      agentId === undefined ? undefined : eq(phoneNumbers.agentId, agentId),
      status && sql`${statusAt(now())} = ${status}`,
    );
    const [counted] = await db.select({ total: count() }).from(phoneNumbers).where(isWanted);
    const rows = await selectNumbers(db, now())
      .where(isWanted)
      .orderBy(asc(phoneNumbers.createdAt), asc(phoneNumbers.id))
      .limit(limit)
      .offset(offset);
    return c.json({
      phone_numbers: rows.map(numberWire),
      total: counted?.total ?? 0,
    } satisfies PhoneNumbersWire);
  });

  routes.post(numberCalls.createPhoneNumber.path, signedIn, async (c) => {
    const body = await readBody(c, phoneNumberBodySchema);
    const { fallback_number: fallbackNumber, agent_id: agentId, credentials, ...rest } = body;
    assertCallable({ number: body.number, fallback_number: fallbackNumber });
    const { tenantId, userId: actorId } = c.var.caller;
    const id = newId('num');
    const at = now();
    const row = {
      ...rest,
      id,
      tenantId,
      agentId,
      fallbackNumber,
      country: countryOf(body.number),
      status: 'pending' as const,
      verifiesAt: later(at, backend.verificationSeconds),
      credentialsHash: keptOf(credentials),
      createdAt: at,
    };
    await db.transaction(async (tx) => {
      await assertAgent(tx, tenantId, agentId);
      const made = await tx
        .insert(phoneNumbers)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: phoneNumbers.id });
      if (made.length === 0) {
        throw new HttpError('NUMBER_EXISTS', 'This number is already in use');
      }
      const detail = { number: body.number };
      await record(tx, at, { action: 'number.imported', tenantId, actorId, target: id, detail });
    });
    return c.json(await answer(tenantId, id), 201);
  });

  routes.on(['PATCH', 'PUT'], pathOf(numberCalls.updatePhoneNumber), signedIn, async (c) => {
    const body = await readBody(c, phoneNumberChangeSchema);
    const { fallback_number: fallbackNumber, agent_id: agentId, credentials, ...rest } = body;
    assertCallable({ fallback_number: fallbackNumber });
    const { tenantId, userId: actorId } = c.var.caller;
    const id = c.req.param('id') ?? '';
    await db.transaction(async (tx) => {
      await assertAgent(tx, tenantId, agentId);
      const [known] = await tx.select().from(phoneNumbers).where(isNumber(tenantId, id));
      if (!known) throw notFound('Phone number');
      const change = {
        ...rest,
        fallbackNumber,
        agentId,
        credentialsHash: credentials === undefined ? known.credentialsHash : keptOf(credentials),
      };
      await tx.update(phoneNumbers).set(change).where(isNumber(tenantId, id));
      const detail = { fields: Object.keys(body) };
      await record(tx, now(), { action: 'number.changed', tenantId, actorId, target: id, detail });
    });
    return c.json(await answer(tenantId, id));
  });

  routes.delete(pathOf(numberCalls.removePhoneNumber), signedIn, async (c) => {
    const { tenantId, userId: actorId } = c.var.caller;
    const id = c.req.param('id') ?? '';
    await db.transaction(async (tx) => {
      const gone = await tx.delete(phoneNumbers).where(isNumber(tenantId, id)).returning();
      if (gone.length === 0) throw notFound('Phone number');
      await record(tx, now(), { action: 'number.released', tenantId, actorId, target: id });
    });
    return c.body(null, 204);
  });

  return routes;
}

/** What is kept of credentials: a hash, since nothing here ever uses them. */
function keptOf(credentials: string): string | null {
  return credentials === '' ? null : hashSecret(credentials);
}
