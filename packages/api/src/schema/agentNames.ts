import type { AgentName } from '@platform/domain';
import { conflictDetails } from '../http/errorCode.ts';
import { isObject, toText } from './fields.ts';

export function agentNamesOf(value: unknown): AgentName[] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return rows.filter(isObject).map((row) => {
    const id = toText(row.id);
    return { id, name: toText(row.name, id || 'Unknown') };
  });
}

/** Returns the agents listed in a 409 `IN_USE`; null for any other error. */
export function agentsUsing(error: unknown): AgentName[] | null {
  const details = conflictDetails(error, 'IN_USE');
  return details && agentNamesOf(details.agents);
}
