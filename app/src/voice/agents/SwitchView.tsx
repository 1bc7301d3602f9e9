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

/**
 * Checks whether an agent can be turned on or off, and asks if something is missing or affected.
 */
export function SwitchView({ isEnabled, ...rest }: SwitchViewProps) {
  return isEnabled ? <GoOnlineView {...rest} /> : <GoOfflineView {...rest} />;
}
