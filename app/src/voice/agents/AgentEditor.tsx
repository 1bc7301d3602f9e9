import { toAgentBody } from '@platform/api';
import type { AgentDetail } from '@platform/api';
import { AgentFormScreen, toAgentValues, toFormValues } from '@platform/ui/voice';
import type { AgentFormValues, AgentValues } from '@platform/ui/voice';
import { useCallback, useState } from 'react';
import { LeaveView } from '../../routing/LeaveView.tsx';
import { useLeaveGuard } from '../../routing/useLeaveGuard.ts';
import { useLinks } from '../../routing/LinksContext.ts';
import { LazyDraftChat } from '../testCall/LazyDraftChat.ts';
import { LazyTestAgent } from '../testCall/LazyTestAgent.ts';
import { voicePaths } from '../address.ts';
import { agentValues } from './agentValues.ts';
import { LazyConflictDialog, LazySwitchView } from './lazyViews.ts';
import { useAgentChoices } from './useAgentChoices.ts';
import { newAgentValues, useAgentDrafts } from './useAgentDrafts.ts';
import { useAgentSwitch } from './useAgentSwitch.ts';
import { useSaveAgent } from './useSaveAgent.ts';

export interface AgentEditorProps {
  agentId: string;
  detail: AgentDetail;
}

export function AgentEditor({ agentId, detail }: AgentEditorProps) {
  const drafts = useAgentDrafts();
  const { navigate } = useLinks();
  const [draft] = useState(() => drafts.read(agentId));
  // Baseline of the form; compared with newer data when saving.
  const [loaded] = useState(() => agentValues(detail));
  const { onSave, base, conflict, refusal, isDeleted } = useSaveAgent(
    detail,
    draft ? toAgentValues(draft.base) : loaded,
  );
  const { ask, confirmation } = useAgentSwitch();
  const [tested, setTested] = useState<AgentValues | null>(null);
  const choices = useAgentChoices(agentId);
  const { leave, setDirty } = useLeaveGuard(
    useCallback(() => drafts.keep(agentId, null), [drafts, agentId]),
  );
  const { name, type, isEnabled, phoneNumber } = detail;

  function saveAsNew(values: AgentFormValues): void {
    drafts.keep('', { values, base: toFormValues(newAgentValues) });
    drafts.keep(agentId, null);
    setDirty(false);
    void navigate(voicePaths.create, { replace: true });
  }

  return (
    <>
      <AgentFormScreen
        paths={voicePaths}
        initialValues={loaded}
        draft={draft?.values}
        onDraftChange={useCallback(
          (values: AgentFormValues | null) =>
            drafts.keep(agentId, values && { values, base: toFormValues(base.current) }),
          [drafts, agentId, base],
        )}
        onDirtyChange={setDirty}
        choices={choices}
        agent={{
          name,
          type,
          isEnabled: confirmation ? confirmation.isEnabled : isEnabled,
          phoneNumber,
          onSwitch: (next) => ask({ id: agentId, name }, next),
        }}
        refusal={refusal}
        onSaveAsNew={isDeleted ? saveAsNew : undefined}
        renderChat={(values) => (
          <LazyDraftChat agentId={agentId} readDraft={() => toAgentBody(values())} />
        )}
        onTest={setTested}
        onSave={onSave}
      />
      {conflict ? (
        <LazyConflictDialog
          {...conflict}
          choices={choices}
          onChoose={conflict.resolve}
          onClose={() => conflict.resolve(null)}
        />
      ) : null}
      {confirmation ? <LazySwitchView {...confirmation} /> : null}
      {tested ? (
        <LazyTestAgent
          agent={{ id: agentId, name: tested.name || name }}
          draft={toAgentBody(tested)}
          onClose={() => setTested(null)}
        />
      ) : null}
      <LeaveView {...leave} onBeforeSave={() => setTested(null)} />
    </>
  );
}
