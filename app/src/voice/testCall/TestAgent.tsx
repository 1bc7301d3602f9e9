import { TestAgentDialog } from '@platform/ui';
import { usePages } from '../../routing/PagesContext.ts';
import { useCallCases } from './useCallCases.ts';
import { useCallVariables } from './useCallVariables.ts';
import { useHasMinutes } from './useHasMinutes.ts';
import { useTestCall } from './useTestCall.ts';

export interface TestAgentProps {
  /** Whom to talk to; `NEW_AGENT_ID` for one that is not stored yet. */
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
  const { variables, filled, fill } = useCallVariables(agent.id, draft);
  const { cases, chosen, find, save } = useCallCases(agent.id);
  const { actions, ...call } = useTestCall(agent, {
    draft,
    variables: filled,
    mode: replay ? 'text' : 'voice',
  });
  return (
    <TestAgentDialog
      {...call}
      agentName={agent.name}
      variables={variables}
      cases={{
        ...cases,
        onChoose(id) {
          cases.onChoose(id);
          const found = find(id);
          if (found) fill(found.variables);
        },
      }}
      actions={{ ...actions, onSaveCase: () => save(call.state, filled) }}
      replay={chosen?.lines ?? replay}
      hasMinutes={useHasMinutes()}
      plansHref={href('plans')}
      onClose={onClose}
    />
  );
}
