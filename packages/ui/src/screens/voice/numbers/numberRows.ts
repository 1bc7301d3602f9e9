import type { PhoneNumber } from '@platform/domain';
import { joinFields } from '@platform/i18n/text';
import type { NumberAgent, NumberState } from './numbersTypes.ts';

/** A phone number and the agent that answers it. */
export interface NumberRow {
  /** The number. */
  number: PhoneNumber;
  /** `null` if the status is unknown to this client. */
  state: NumberState | null;
  /** Name of the agent; `''` for none. */
  agentName: string;
  /** True if that agent takes no calls. */
  isAgentOffline: boolean;
}

/** `agents` is undefined if unknown; then no agent counts as offline. */
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

/** The provider's status wins, because it keeps any agent from answering. */
function stateOf({ status, agentId }: PhoneNumber, isAgentOffline: boolean): NumberState | null {
  if (status !== 'active') return status;
  if (agentId === '') return 'noAgent';
  return isAgentOffline ? 'agentOffline' : 'active';
}

export const rowText = ({ number, agentName }: NumberRow): string =>
  joinFields(number.number, number.label, agentName);

export const unattendedNumbers = (rows: readonly NumberRow[]): readonly PhoneNumber[] =>
  rows.flatMap(({ number, state }) =>
    state === 'noAgent' && number.isInbound && number.fallbackNumber === '' ? [number] : [],
  );
