import { deleteAgent, phoneNumbers } from '@platform/api';
import type { PhoneNumberList } from '@platform/api';
import { useTranslation, voiceAgentsTexts } from '@platform/i18n';
import { DeleteAgentDialog } from '@platform/ui/voice';
import { serverMessageOr } from '../../data/failures.ts';
import { useResource, useSelect } from '../../data/useResource.ts';
import { useRemoval } from '../../kit/useRemoval.ts';
import type { SwitchedAgent } from './SwitchView.tsx';

export interface DeleteAgentViewProps {
  agent: SwitchedAgent;
  onClose: () => void;
}

export function DeleteAgentView({ agent, onClose }: DeleteAgentViewProps) {
  const t = useTranslation(voiceAgentsTexts);
  const { id, name } = agent;
  const numbers = useSelect(useResource(phoneNumbers, { agentId: id }), numbersOf);
  const remove = useRemoval(deleteAgent, {
    success: () => t('voiceAgents.toast.deleted', { name }),
    failure: (error) => serverMessageOr(error, t('voiceAgents.error.delete', { name })),
  });
  return (
    <DeleteAgentDialog
      name={name}
      numbers={numbers}
      onConfirm={() => remove({ id })}
      onClose={onClose}
    />
  );
}

const numbersOf = ({ phoneNumbers: rows }: PhoneNumberList) => rows;
