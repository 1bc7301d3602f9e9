import { changeAgent, getAgent, send } from '@platform/api';
import type { AgentDetail } from '@platform/api';
import { prepareSave } from '@platform/flows';
import type { SettingConflict, AcceptedSettings } from '@platform/flows';
import { useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import type { AgentSaveOutcome, AgentValues } from '@platform/ui/voice';
import { useRef, useState } from 'react';
import { isForbidden, isUnsupported, serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import { formRefusal } from '../../kit/formRefusal.ts';
import { useApi } from '../../session/ApiContext.ts';
import { agentValues } from './agentValues.ts';
import { agentFields } from './agentFields.ts';
import { useAgentDrafts } from './useAgentDrafts.ts';

interface OpenConflict {
  conflicts: readonly SettingConflict<AgentValues>[];
  mine: AgentValues;
  theirs: AgentValues;
  /** Applies the settings for which the other user's value is kept; null cancels. */
  resolve: (taken: AcceptedSettings<AgentValues> | null) => void;
}

/**
 * Loads the agent again, asks about conflicting changes, and sends only what differs. `loaded` are
 * the settings the form started from; `isDeleted` is true if the agent no longer exists.
 */
export function useSaveAgent({ id, name }: AgentDetail, loaded: AgentValues) {
  const t = useTranslation(voiceAgentFormTexts);
  const api = useApi();
  const drafts = useAgentDrafts();
  const base = useRef(loaded);
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [isDeleted, setDeleted] = useState(false);
  const failureText = (error: unknown) =>
    isUnsupported(error)
      ? t('voiceAgentForm.gone.text')
      : serverMessageOr(error, t('voiceAgentForm.error.save', { name }));
  const [save] = useAction(changeAgent, {
    success: ({ change }) => t('voiceAgentForm.toast.saved', { name: change.name ?? name }),
    changed: () => ({ ids: [id] }),
    failure: failureText,
    failureToast: 'afterLeaving',
  });

  const ask = (
    conflicts: readonly SettingConflict<AgentValues>[],
    edited: AgentValues,
    theirs: AgentValues,
  ) =>
    new Promise<AcceptedSettings<AgentValues> | null>((resolve) => {
      const resolveConflict: OpenConflict['resolve'] = (taken) => {
        setConflict(null);
        resolve(taken);
      };
      setConflict({ conflicts, mine: edited, theirs, resolve: resolveConflict });
    });

  function refused(error: unknown, message: string, fields = {}): AgentSaveOutcome {
    if (isForbidden(error)) setRefusal(message);
    if (isUnsupported(error)) setDeleted(true);
    return formRefusal({ error, message, fields }, { fields: agentFields });
  }

  async function onSave(edited: AgentValues): Promise<AgentSaveOutcome> {
    // The page may have been left once it is saved.
    const removeDraft = drafts.beginSubmit(id);
    try {
      const ready = await prepareSave<AgentValues>({
        base: base.current,
        mine: edited,
        read: async () => agentValues(await send(api.http, getAgent, { params: { id } })),
        ask: (conflicts, stored) => ask(conflicts, edited, stored),
      });
      if (!ready) return { status: 'refused', message: t('voiceAgentForm.conflict.notSaved') };
      if (Object.keys(ready.change).length > 0) {
        const outcome = await save({ id, change: ready.change });
        if (!outcome.isDone) return refused(outcome.error, outcome.message, outcome.fields);
      }
      removeDraft();
      base.current = ready.saved;
      return { status: 'saved', values: ready.saved };
    } catch (error) {
      return refused(error, failureText(error));
    }
  }

  return { onSave, base, conflict, refusal, isDeleted };
}
