import type { ToolBody } from '@platform/api/contract';
import { and, eq, ne } from 'drizzle-orm';
import { integrations } from '../db/integrationTables.ts';
import type { Database } from '../db/store.ts';
import { tools } from '../db/voiceTables.ts';
import type { FieldErrors } from '../http/HttpError.ts';
import { invalid } from '../http/validate.ts';

const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object'];
const DEEPEST = 5;

/** What holds for a tool as a whole, however it came about. @throws HttpError 422 */
export async function assertTool(
  db: Database,
  { tenantId, id }: { tenantId: string; id: string },
  tool: Pick<ToolBody, 'name' | 'kind' | 'url' | 'parameters' | 'provider'>,
): Promise<void> {
  const fields: FieldErrors = { ...faultsOf(tool.parameters, 'parameters') };
  if (tool.kind === 'http' && tool.url === '') fields['url'] = 'An address is required';
  if (tool.kind === 'integration' && !(await isProvider(db, tenantId, tool.provider))) {
    fields['provider'] = 'Integration not found';
  }
  const sameName = and(eq(tools.tenantId, tenantId), eq(tools.name, tool.name), ne(tools.id, id));
  const [taken] = await db.select({ id: tools.id }).from(tools).where(sameName);
  if (taken) fields['name'] = 'A tool of this name exists';
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

async function isProvider(db: Database, tenantId: string, provider: string): Promise<boolean> {
  const isWanted = and(eq(integrations.tenantId, tenantId), eq(integrations.provider, provider));
  const rows = await db.select({ id: integrations.provider }).from(integrations).where(isWanted);
  return rows.length > 0;
}

/** What is wrong with the schema of an object, by the path to it. */
function faultsOf(schema: unknown, path: string, depth = 1): FieldErrors {
  if (!isObject(schema)) return { [path]: 'A schema is an object' };
  if (depth > DEEPEST) return { [path]: `At most ${DEEPEST} levels` };
  const { type, properties = {}, required = [] } = schema;
  if (depth === 1 && type !== 'object') return { [`${path}.type`]: 'The type must be object' };
  if (typeof type !== 'string' || !TYPES.includes(type)) {
    return { [`${path}.type`]: `The type must be one of ${TYPES.join(', ')}` };
  }
  if (type === 'array') return faultsOf(schema['items'], `${path}.items`, depth + 1);
  if (type !== 'object') return {};
  if (!isObject(properties)) return { [`${path}.properties`]: 'Properties are an object' };
  const missing = Array.isArray(required)
    ? required.find((name) => !Object.hasOwn(properties, String(name)))
    : 'required';
  const inside = Object.entries(properties).map(([name, inner]) =>
    faultsOf(inner, `${path}.properties.${name}`, depth + 1),
  );
  const own = missing === undefined ? {} : { [`${path}.required`]: 'It names no property' };
  return Object.assign(own, ...inside) as FieldErrors;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
