/** What the preflight knows of the agent that is to go Online. */
export interface PreflightAgent {
  id: string;
  /** Such as `inbound`. */
  type: string;
  /** '' where it has none. */
  voiceId: string;
  toolIds: readonly string[];
}

/** A number of the tenant, as far as it tells who is reached by it. */
export interface ReachedBy {
  /** E.164. */
  number: string;
  /** '' for nobody. */
  agentId: string;
  isInbound: boolean;
  /** Who is called where the agent does not answer; '' for nobody. */
  fallbackNumber: string;
}

/** What the tenant has. Null is what could not be read: the service has the last word on it. */
export interface PreflightFacts {
  voices: readonly { id: string }[] | null;
  numbers: readonly ReachedBy[] | null;
  tools: readonly { id: string; name: string; provider: string; isEnabled: boolean }[] | null;
  integrations: readonly { provider: string; status: string }[] | null;
  minutes: { used: number; included: number } | null;
}

/** What an agent lacks before it can go Online. */
export type Missing =
  | { kind: 'voice' }
  | { kind: 'voiceGone' }
  | { kind: 'number' }
  | { kind: 'integration'; provider: string; tools: readonly string[] }
  | { kind: 'minutes'; used: number; included: number };

/** What an agent lacks before it can go Online, in the order in which to mend it. */
export function missingForOnline(agent: PreflightAgent, facts: PreflightFacts): Missing[] {
  const { voices, numbers, minutes } = facts;
  const missing: Missing[] = [];
  if (agent.voiceId === '') missing.push({ kind: 'voice' });
  else if (voices && voices.every(({ id }) => id !== agent.voiceId)) {
    missing.push({ kind: 'voiceGone' });
  }
  if (agent.type === 'inbound' && numbers && silencedNumbers(agent.id, numbers).length === 0) {
    missing.push({ kind: 'number' });
  }
  missing.push(...missingIntegrations(agent, facts));
  if (minutes && minutes.used >= minutes.included) missing.push({ kind: 'minutes', ...minutes });
  return missing;
}

/** The numbers on which nobody answers any more once this agent does not. */
export const silencedNumbers = <Number extends Pick<ReachedBy, 'agentId' | 'isInbound'>>(
  agentId: string,
  numbers: readonly Number[],
): Number[] => numbers.filter((number) => number.agentId === agentId && number.isInbound);

/** Each provider that the agent's tools need and that is not connected, with these tools. */
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
