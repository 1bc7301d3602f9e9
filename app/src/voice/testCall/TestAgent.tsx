import { TestAgentDialog } from '@platform/ui/voice';
import { entitlements } from '@platform/api';
import { dataOf } from '@platform/ui';
import { usePages } from '../../routing/PagesContext.ts';
import { useCallCases } from './useCallCases.ts';
import { useCallVariables } from './useCallVariables.ts';
import { useTestCall } from './useTestCall.ts';
import { useResource } from '../../data/useResource.ts';

export interface TestAgentProps {
  agent: { id: string; name: string };
  /** Unsaved settings to test, in the format of an agent's body. */
  draft?: Record<string, unknown> | undefined;
  /** Caller lines of an earlier call, to be repeated as text. */
  replay?: readonly string[] | undefined;
  /** Called when closed; devices have been released by then. */
  onClose: () => void;
}

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

/** True if voice minutes are left, or if unknown: the relay decides. */
function useHasMinutes(): boolean {
  const plan = dataOf(useResource(entitlements, {}));
  if (!plan || plan.isDefault) return true;
  const { used, included } = plan.usage.voiceMinutes;
  return used < included;
}
