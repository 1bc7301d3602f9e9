import { duplicateAgent } from '@platform/api';
import { useTranslation, voiceAgentsTexts } from '@platform/i18n';
import { useCallback } from 'react';
import { truncateText } from '@platform/i18n/text';
import { serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import { useLinks } from '../../routing/LinksContext.ts';
import { agentHref } from '../address.ts';
import type { SwitchedAgent } from './SwitchView.tsx';

const MAX_NAME_LENGTH = 60;

export function useDuplicateAgent(): (agent: SwitchedAgent) => void {
  const t = useTranslation(voiceAgentsTexts);
  const { navigate } = useLinks();
  const [send] = useAction(duplicateAgent, {
    success: ({ name }) => t('voiceAgents.toast.duplicated', { name }),
    changed: (_input, copy) => ({
      ids: copy ? [copy.id] : [],
      open: copy
        ? {
            label: t('common.action.open'),
            onSelect: () => void navigate(agentHref(copy.id), { replace: false }),
          }
        : undefined,
    }),
    failure: (error, { name }) =>
      serverMessageOr(error, t('voiceAgents.error.duplicate', { name })),
  });
  return useCallback(
    ({ id, name }) => {
      const copyName = truncateText(t('voiceAgents.copyName', { name }), MAX_NAME_LENGTH);
      void send({ id, name: copyName });
    },
    [send, t],
  );
}
