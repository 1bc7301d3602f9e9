import { phoneNumbers } from '@platform/api';
import { numbersUnansweredWithout } from '@platform/flows';
import { dataOf } from '@platform/ui';
import { OfflineDialog } from '@platform/ui/voice';
import { GoOnlineView } from './GoOnlineView.tsx';
import { useResource } from '../../data/useResource.ts';
import { isSettled } from './isSettled.ts';
import { useSendOnce } from './useSendOnce.ts';

export interface SwitchedAgent {
  id: string;
  name: string;
}

export interface SwitchViewProps {
  agent: SwitchedAgent;
  isEnabled: boolean;
  onSend: () => void;
  onClose: () => void;
}

export function SwitchView({ isEnabled, ...rest }: SwitchViewProps) {
  return isEnabled ? <GoOnlineView {...rest} /> : <GoOfflineView {...rest} />;
}

/** Asks for confirmation if the agent has phone numbers; if they cannot be loaded, does not ask. */
function GoOfflineView({ agent, onSend, onClose }: Omit<SwitchViewProps, 'isEnabled'>) {
  const numbers = useResource(phoneNumbers, { agentId: agent.id }, { marksRefresh: true });
  const unansweredNumbers = numbersUnansweredWithout(agent.id, dataOf(numbers)?.phoneNumbers ?? []);
  const isKnown = isSettled(numbers);
  useSendOnce(isKnown && unansweredNumbers.length === 0, onSend);
  return isKnown && unansweredNumbers.length > 0 ? (
    <OfflineDialog
      name={agent.name}
      numbers={unansweredNumbers}
      onConfirm={onSend}
      onClose={onClose}
    />
  ) : null;
}
