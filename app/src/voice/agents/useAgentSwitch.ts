import { switchAgent } from '@platform/api';
import { useTranslation, voiceAgentsTexts } from '@platform/i18n';
import { useCallback, useMemo, useRef, useState } from 'react';
import { serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import type { SwitchedAgent, SwitchViewProps } from './SwitchView.tsx';

/**
 * Switches an agent optimistically: sends once checks pass, reverts on failure. `confirmation` is
 * for `LazySwitchView`.
 */
export function useAgentSwitch(): {
  ask: (agent: SwitchedAgent, isEnabled: boolean) => void;
  confirmation: SwitchViewProps | null;
} {
  const t = useTranslation(voiceAgentsTexts);
  const [request, setRequest] = useState<Pick<SwitchViewProps, 'agent' | 'isEnabled'> | null>(null);
  // The agent may no longer be listed when its toast appears.
  const names = useRef(new Map<string, string>());
  const nameOf = (id: string) => names.current.get(id) ?? id;
  const [send] = useAction(switchAgent, {
    success: ({ id, isEnabled }) =>
      t(isEnabled ? 'voiceAgents.toast.online' : 'voiceAgents.toast.offline', { name: nameOf(id) }),
    failure: (error, { id, isEnabled }) => {
      const text = t(isEnabled ? 'voiceAgents.error.online' : 'voiceAgents.error.offline', {
        name: nameOf(id),
      });
      return [text, serverMessageOr(error, '')].filter(Boolean).join(' ');
    },
  });

  const ask = useCallback((agent: SwitchedAgent, isEnabled: boolean) => {
    names.current.set(agent.id, agent.name);
    setRequest({ agent, isEnabled });
  }, []);
  const onClose = useCallback(() => setRequest(null), []);
  const confirmation = useMemo(
    () =>
      request && {
        ...request,
        onSend: () => {
          void send({ id: request.agent.id, isEnabled: request.isEnabled });
          setRequest(null);
        },
        onClose,
      },
    [request, send, onClose],
  );
  return { ask, confirmation };
}
