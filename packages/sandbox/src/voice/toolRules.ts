import type { ToolBody } from '@platform/api/contract';
import { and, eq, ne } from 'drizzle-orm';
import { integrations } from '../db/integrationTables.ts';
import type { Database } from '../db/store.ts';
import { tools } from '../db/voiceTables.ts';
import type { FieldErrors } from '../http/HttpError.ts';
import { invalid } from '../http/validate.ts';

/** Rules across fields and records. Throws HttpError 422. */
export async function assertTool(
  db: Database,
  { tenantId, id }: { tenantId: string; id: string },
  tool: Pick<ToolBody, 'name' | 'kind' | 'url' | 'provider'>,
): Promise<void> {
  const fields: FieldErrors = {};
  if (tool.kind === 'http' && tool.url === '') fields['url'] = 'An address is required';
  if (tool.kind === 'integration' && !(await isProvider(db, tenantId, tool.provider))) {
    fields['provider'] = 'Integration not found';
  }
  const sameName = and(eq(tools.tenantId, tenantId), eq(tools.name, tool.name), ne(tools.id, id));
  const [duplicate] = await db.select({ id: tools.id }).from(tools).where(sameName);
  if (duplicate) fields['name'] = 'A tool of this name exists';
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

async function isProvider(db: Database, tenantId: string, provider: string): Promise<boolean> {
  const condition = and(eq(integrations.tenantId, tenantId), eq(integrations.provider, provider));
  const rows = await db.select({ id: integrations.provider }).from(integrations).where(condition);
  return rows.length > 0;
}
