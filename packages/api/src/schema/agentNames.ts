import type { AgentName } from '@platform/domain';
import { isApiError } from '../http/apiError.ts';
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
  if (!isApiError(error) || error.status !== 409 || !isObject(error.body)) return null;
  const { error: details } = error.body;
  return isObject(details) && details.code === 'IN_USE' ? agentNamesOf(details.agents) : null;
}
