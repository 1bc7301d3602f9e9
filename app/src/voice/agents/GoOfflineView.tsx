import { phoneNumbers } from '@platform/api';
import { numbersUnansweredWithout } from '@platform/flows';
import { dataOf } from '@platform/ui';
import { OfflineDialog } from '@platform/ui/voice';
import { useResource } from '../../data/useResource.ts';
import { isSettled } from './isSettled.ts';
import type { SwitchViewProps } from './SwitchView.tsx';
import { useSendOnce } from './useSendOnce.ts';

/** Asks for confirmation if the agent has phone numbers; if they cannot be loaded, does not ask. */
export function GoOfflineView({ agent, onSend, onClose }: Omit<SwitchViewProps, 'isEnabled'>) {
  const numbers = useResource(phoneNumbers, { agentId: agent.id }, { marksRefresh: true });
  const silenced = numbersUnansweredWithout(agent.id, dataOf(numbers)?.phoneNumbers ?? []);
  const isKnown = isSettled(numbers);
  useSendOnce(isKnown && silenced.length === 0, onSend);
  return isKnown && silenced.length > 0 ? (
    <OfflineDialog name={agent.name} numbers={silenced} onConfirm={onSend} onClose={onClose} />
  ) : null;
}
