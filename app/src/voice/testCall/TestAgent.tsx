import { TestAgentDialog } from '@platform/ui';
import { usePages } from '../../routing/PagesContext.ts';
import { useHasMinutes } from './useHasMinutes.ts';
import { useTestCall } from './useTestCall.ts';

export interface TestAgentProps {
  /** Whom to talk to. */
  agent: { id: string; name: string };
  /** Settings of a form that are tried out without being saved, as an agent's body has them. */
  draft?: Record<string, unknown> | undefined;
  /** What was said in an earlier call, to be said again by text. */
  replay?: readonly string[] | undefined;
  /** Closed by its cross or Escape; whatever it held is given back by then. */
  onClose: () => void;
}

/** A test call with an agent, over any page. Mount it only while open. */
export function TestAgent({ agent, draft, replay, onClose }: TestAgentProps) {
  const { href } = usePages();
  return (
    <TestAgentDialog
      {...useTestCall(agent, { draft, mode: replay ? 'text' : 'voice' })}
      agentName={agent.name}
      replay={replay}
      hasMinutes={useHasMinutes()}
      plansHref={href('plans')}
      onClose={onClose}
    />
  );
}
