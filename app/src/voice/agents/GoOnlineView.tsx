import { PreflightDialog } from '@platform/ui/voice';
import type { SwitchViewProps } from './SwitchView.tsx';
import { usePreflight } from './usePreflight.ts';
import { usePreflightItems } from './usePreflightItems.ts';
import { useSendOnce } from './useSendOnce.ts';

export function GoOnlineView({ agent, onSend, onClose }: Omit<SwitchViewProps, 'isEnabled'>) {
  const { missing, isChecking, check } = usePreflight(agent.id);
  const toItem = usePreflightItems(agent.id);
  useSendOnce(missing !== null && !isChecking && missing.length === 0, onSend);
  return missing && missing.length > 0 ? (
    <PreflightDialog
      name={agent.name}
      items={missing.map(toItem)}
      isChecking={isChecking}
      onCheck={check}
      onClose={onClose}
    />
  ) : null;
}
