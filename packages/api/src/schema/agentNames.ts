import type { AgentName } from '@platform/domain';
import { conflictDetails } from '../http/errorCode.ts';
import { isObject, textOf } from './fields.ts';

/** Reads the agents of a list, such as `used_by`; what is no list names none. */
export function agentNamesOf(value: unknown): AgentName[] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return rows.filter(isObject).map((row) => {
    const id = textOf(row.id);
    return { id, name: textOf(row.name, id || 'Unknown') };
  });
}

/** The agents that a 409 `IN_USE` names; null for any other error. */
export function usersIn(error: unknown): AgentName[] | null {
  const details = conflictDetails(error, 'IN_USE');
  return details && agentNamesOf(details.agents);
}
