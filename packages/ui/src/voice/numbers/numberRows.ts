import type { PhoneNumber } from '@platform/domain';
import { joinFields } from '@platform/i18n/text';
import type { NumberAgent, NumberState } from './types.ts';

/** A number with what its agent adds to it, as a row shows it. */
export interface NumberRow {
  number: PhoneNumber;
  /** `null` for a status that this client does not know. */
  state: NumberState | null;
  /** '' where it has no agent. */
  agentName: string;
  /** Whether the agent answers nothing at the moment. */
  isAgentOffline: boolean;
}

/**
 * The rows of a list.
 *
 * @param agents whom they may have; `undefined` while nobody knows, then none is called offline
 */
export function numberRows(
  numbers: readonly PhoneNumber[],
  agents: readonly NumberAgent[] | undefined,
): readonly NumberRow[] {
  const byId = new Map(agents?.map((agent) => [agent.id, agent]));
  return numbers.map((number) => {
    const agent = byId.get(number.agentId);
    const isAgentOffline = agent?.isEnabled === false;
    return {
      number,
      agentName: number.agentId ? agent?.name || number.agentName || number.agentId : '',
      isAgentOffline,
      state: stateOf(number, isAgentOffline),
    };
  });
}

/** What the provider says comes first: it keeps an agent from answering at all. */
function stateOf({ status, agentId }: PhoneNumber, isAgentOffline: boolean): NumberState | null {
  if (status !== 'active') return status;
  if (agentId === '') return 'noAgent';
  return isAgentOffline ? 'agentOffline' : 'active';
}

/** What a row is searched in. A number is found with and without its spaces. */
export const rowText = ({ number, agentName }: NumberRow): string =>
  joinFields(number.number, number.label, agentName);

/** The numbers whose callers reach nobody. */
export const ringingOut = (rows: readonly NumberRow[]): readonly PhoneNumber[] =>
  rows.flatMap(({ number, state }) =>
    state === 'noAgent' && number.isInbound && number.fallbackNumber === '' ? [number] : [],
  );
