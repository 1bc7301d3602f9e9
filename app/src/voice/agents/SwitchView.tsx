import { GoOfflineView } from './GoOfflineView.tsx';
import { GoOnlineView } from './GoOnlineView.tsx';

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
