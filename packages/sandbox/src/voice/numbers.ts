import type { PhoneNumberWire, PhoneStatus } from '@platform/api/contract';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../db/store.ts';
import { agents, phoneNumbers } from '../db/voiceTables.ts';
import { invalid } from '../http/validate.ts';
import { phoneFault } from './phone.ts';

type NumberRow = Awaited<ReturnType<typeof selectNumbers>>[number];

export function isNumber(tenantId: string, id: string) {
  return and(eq(phoneNumbers.tenantId, tenantId), eq(phoneNumbers.id, id));
}

export function selectNumbers(db: Database, now: Date) {
  return db
    .select({
      ...getTableColumns(phoneNumbers),
      agentName: agents.name,
      statusNow: statusAt(now).as('status_now'),
    })
    .from(phoneNumbers)
    .leftJoin(agents, eq(agents.id, phoneNumbers.agentId));
}

/** A pending number becomes active once its provider has verified it. */
export function statusAt(now: Date) {
  const isVerified = sql`${phoneNumbers.status} = 'pending'
    AND ${phoneNumbers.verifiesAt} <= ${now.toISOString()}`;
  return sql<PhoneStatus>`CASE WHEN ${isVerified} THEN 'active' ELSE ${phoneNumbers.status} END`;
}

/** @throws HttpError 422 for invalid phone numbers; '' is allowed */
export function assertCallable(numbers: Readonly<Record<string, string | undefined>>): void {
  for (const [field, number] of Object.entries(numbers)) {
    const fault = number ? phoneFault(number) : null;
    if (fault) throw invalid({ [field]: fault });
  }
}

/** @throws HttpError 422 if this tenant has no such agent */
export async function assertAgent(
  db: Database,
  tenantId: string,
  id: string | null | undefined,
): Promise<void> {
  if (!id) return;
  const condition = and(eq(agents.tenantId, tenantId), eq(agents.id, id));
  const rows = await db.select({ id: agents.id }).from(agents).where(condition);
  if (rows.length === 0) throw invalid({ agent_id: 'Agent not found' });
}

export function numberWire(row: NumberRow): PhoneNumberWire {
  return {
    id: row.id,
    number: row.number,
    label: row.label,
    provider: row.provider,
    country: row.country,
    agent_id: row.agentId,
    agent_name: row.agentName,
    inbound: row.inbound,
    outbound: row.outbound,
    fallback_number: row.fallbackNumber,
    status: row.statusNow,
    has_credentials: row.credentialsHash !== null,
    created_at: row.createdAt.toISOString(),
  };
}
