import { Link } from '../../../components/Link/Link.tsx';
import { useAgentActions } from './AgentTableContext.ts';
import type { VoiceAgent } from './types.ts';

export function AgentName({ agent: { id, name } }: { agent: VoiceAgent }) {
  const { agentHref } = useAgentActions('AgentName');
  return id === '' ? (
    <bdi>{name}</bdi>
  ) : (
    <Link href={agentHref(id)}>
      <bdi>{name}</bdi>
    </Link>
  );
}
