import { phoneNumberCalls } from '@platform/api/contract';
import type { PhoneNumberWire } from '@platform/api/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { phoneNumbers } from '../db/voiceTables.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { ilikeAny, parsePagination } from '../http/listing.ts';
import { serve } from '../http/serve.ts';
import { record } from '../ledger.ts';
import { hashSecret, newId } from '../secrets.ts';
import { addSeconds } from '../session/tokenSet.ts';
import { assertAgent, assertCallable, isNumber, numberWire } from './numbers.ts';
import { selectNumbers, statusAt } from './numbers.ts';
import { countryOf } from './phone.ts';

const { list, create, update, remove } = phoneNumberCalls;

export function numberRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db, now } = backend;

  const stored = async (tenantId: string, id: string): Promise<PhoneNumberWire> => {
    const [row] = await selectNumbers(db, now()).where(isNumber(tenantId, id));
    if (!row) throw notFound('Phone number');
    return numberWire(row);
  };

  serve(routes, backend, list, async ({ caller, query }) => {
    const { search = '', agent_id: agentId, status, ...page } = query;
    const { limit, offset } = parsePagination(page);
    const condition = and(
      eq(phoneNumbers.tenantId, caller.tenantId),
      ilikeAny(search, [phoneNumbers.number, phoneNumbers.label], [phoneNumbers.number]),
      agentId === undefined ? undefined : eq(phoneNumbers.agentId, agentId),
      status && sql`${statusAt(now())} = ${status}`,
    );
    const total = await db.$count(phoneNumbers, condition);
    const rows = await selectNumbers(db, now())
      .where(condition)
      .orderBy(asc(phoneNumbers.createdAt), asc(phoneNumbers.id))
      .limit(limit)
      .offset(offset);
    return { phone_numbers: rows.map(numberWire), total };
  });

  serve(routes, backend, create, async ({ caller: { tenantId, userId: actorId }, body }) => {
    const { fallback_number: fallbackNumber, agent_id: agentId, credentials, ...rest } = body;
    assertCallable({ number: body.number, fallback_number: fallbackNumber });
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
      verifiesAt: addSeconds(at, backend.verificationSeconds),
      credentialsHash: storedHash(credentials),
      createdAt: at,
    };
    await db.transaction(async (tx) => {
      await assertAgent(tx, tenantId, agentId);
      const inserted = await tx
        .insert(phoneNumbers)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: phoneNumbers.id });
      if (inserted.length === 0) {
        throw new HttpError('NUMBER_EXISTS', 'This number is already in use');
      }
      const detail = { number: body.number };
      await record(tx, at, { action: 'number.imported', tenantId, actorId, target: id, detail });
    });
    return stored(tenantId, id);
  });

  serve(routes, backend, update, async ({ caller, params: { id }, body }) => {
    const { tenantId, userId: actorId } = caller;
    const { fallback_number: fallbackNumber, agent_id: agentId, credentials, ...rest } = body;
    assertCallable({ fallback_number: fallbackNumber });
    await db.transaction(async (tx) => {
      await assertAgent(tx, tenantId, agentId);
      const [current] = await tx.select().from(phoneNumbers).where(isNumber(tenantId, id));
      if (!current) throw notFound('Phone number');
      const change = {
        ...rest,
        fallbackNumber,
        agentId,
        credentialsHash:
          credentials === undefined ? current.credentialsHash : storedHash(credentials),
      };
      await tx.update(phoneNumbers).set(change).where(isNumber(tenantId, id));
      const detail = { fields: Object.keys(body) };
      await record(tx, now(), { action: 'number.changed', tenantId, actorId, target: id, detail });
    });
    return stored(tenantId, id);
  });

  serve(routes, backend, remove, async ({ caller, params: { id } }) => {
    const { tenantId, userId: actorId } = caller;
    await db.transaction(async (tx) => {
      const removed = await tx.delete(phoneNumbers).where(isNumber(tenantId, id)).returning();
      if (removed.length === 0) throw notFound('Phone number');
      await record(tx, now(), { action: 'number.released', tenantId, actorId, target: id });
    });
    return { success: true };
  });

  return routes;
}

/** Only a hash of the credentials is stored, since the sandbox never uses them. */
function storedHash(credentials: string): string | null {
  return credentials === '' ? null : hashSecret(credentials);
}
