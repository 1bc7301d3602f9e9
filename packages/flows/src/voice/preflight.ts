export interface PreflightAgent {
  id: string;
  type: string;
  /** '' if not set. */
  voiceId: string;
  toolIds: readonly string[];
}

export interface NumberRouting {
  /** E.164. */
  number: string;
  agentId: string;
  isInbound: boolean;
  /** Number called if the agent does not answer, or ''. */
  fallbackNumber: string;
}

/** Data of the tenant. Null if not readable; then the server decides. */
export interface PreflightFacts {
  voices: readonly { id: string }[] | null;
  numbers: readonly NumberRouting[] | null;
  tools: readonly { id: string; name: string; provider: string; isEnabled: boolean }[] | null;
  integrations: readonly { provider: string; status: string }[] | null;
  minutes: { used: number; included: number } | null;
}

export type Missing =
  | { kind: 'voice' }
  | { kind: 'voiceGone' }
  | { kind: 'number' }
  | { kind: 'integration'; provider: string; tools: readonly string[] }
  | { kind: 'minutes'; used: number; included: number };

/** Requirements an agent lacks before it can go Online, in the order to resolve them. */
export function missingForOnline(agent: PreflightAgent, facts: PreflightFacts): Missing[] {
  const { voices, numbers, minutes } = facts;
  const missing: Missing[] = [];
  if (agent.voiceId === '') missing.push({ kind: 'voice' });
  else if (voices && voices.every(({ id }) => id !== agent.voiceId)) {
    missing.push({ kind: 'voiceGone' });
  }
  if (
    agent.type === 'inbound' &&
    numbers &&
    numbersUnansweredWithout(agent.id, numbers).length === 0
  ) {
    missing.push({ kind: 'number' });
  }
  missing.push(...missingIntegrations(agent, facts));
  if (minutes && minutes.used >= minutes.included) missing.push({ kind: 'minutes', ...minutes });
  return missing;
}

/** Inbound numbers that would be unanswered without this agent. */
export const numbersUnansweredWithout = <
  Number extends Pick<NumberRouting, 'agentId' | 'isInbound'>,
>(
  agentId: string,
  numbers: readonly Number[],
): Number[] => numbers.filter((number) => number.agentId === agentId && number.isInbound);

function missingIntegrations(
  { toolIds }: PreflightAgent,
  { tools, integrations }: PreflightFacts,
): Missing[] {
  if (!tools || !integrations) return [];
  const isConnected = (name: string) =>
    integrations.some(({ provider, status }) => provider === name && status === 'connected');
  const waiting = tools.filter(
    ({ id, provider, isEnabled }) =>
      isEnabled && toolIds.includes(id) && provider !== '' && !isConnected(provider),
  );
  return [...new Set(waiting.map(({ provider }) => provider))].map((provider) => ({
    kind: 'integration',
    provider,
    tools: waiting.flatMap((tool) => (tool.provider === provider ? [tool.name] : [])),
  }));
}
