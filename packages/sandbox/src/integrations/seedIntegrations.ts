import { integrations } from '../db/integrationTables.ts';
import type { StoredIntegrationStatus } from '../db/integrationTables.ts';
import type { Database } from '../db/store.ts';
import { HARBOUR, NORTHWIND } from '../seed/people.ts';
import { HARBOUR_CONNECTIONS, NORTHWIND_CONNECTIONS, PROVIDERS } from './catalogue.ts';
import type { InitialConnection } from './catalogue.ts';

const CHUNK = 1000;
const statuses: readonly StoredIntegrationStatus[] = [
  'connected',
  'not_connected',
  'action_required',
  'not_connected',
];

export async function hasIntegrations(db: Database): Promise<boolean> {
  const rows = await db.select({ id: integrations.provider }).from(integrations).limit(1);
  return rows.length > 0;
}

export async function seedAllIntegrations(tx: Database): Promise<void> {
  await seedIntegrations(tx, NORTHWIND.id, NORTHWIND_CONNECTIONS);
  await seedIntegrations(tx, HARBOUR.id, HARBOUR_CONNECTIONS);
}

export async function seedIntegrations(
  tx: Database,
  tenantId: string,
  connections: Readonly<Record<string, InitialConnection>>,
): Promise<void> {
  await tx.insert(integrations).values(
    PROVIDERS.map(({ id, ownerService, description, requiredScopes }, position) => {
      const connection = connections[id];
      const hasAccount =
        connection?.status === 'connected' || connection?.status === 'action_required';
      return {
        tenantId,
        provider: id,
        position,
        ownerService,
        description,
        requiredScopes: [...requiredScopes],
        status: connection?.status ?? ('not_connected' as const),
        accountLabel: connection?.accountLabel ?? '',
        grantedScopes: hasAccount ? [...(connection.grantedScopes ?? requiredScopes)] : [],
      };
    }),
  );
}

export async function seedExtraIntegrations(db: Database, count: number): Promise<number> {
  let added = 0;
  await db.transaction(async (tx) => {
    for (let start = 1; start <= count; start += CHUNK) {
      const length = Math.min(CHUNK, count - start + 1);
      const rows = Array.from({ length }, (_, index) => rowOf(start + index));
      const inserted = await tx
        .insert(integrations)
        .values(rows)
        .onConflictDoNothing()
        .returning({ provider: integrations.provider });
      added += inserted.length;
    }
  });
  return added;
}

function rowOf(number: number) {
  const provider = `service-${String(number).padStart(5, '0')}`;
  const status = statuses[number % statuses.length] ?? 'not_connected';
  const hasAccount = status === 'connected' || status === 'action_required';
  return {
    tenantId: NORTHWIND.id,
    provider,
    position: PROVIDERS.length + number,
    ownerService: 'CRM',
    description: `Keeps the records of service ${number} in step.`,
    requiredScopes: ['records.read', 'records.write'],
    status,
    accountLabel: hasAccount ? `account-${number}@northwind.example` : '',
    grantedScopes: hasAccount ? ['records.read'] : [],
  };
}
