import { GoOfflineView } from './GoOfflineView.tsx';
import { GoOnlineView } from './GoOnlineView.tsx';

/** An agent that is to be turned on or off. */
export interface SwitchedAgent {
  id: string;
  name: string;
}

export interface SwitchViewProps {
  agent: SwitchedAgent;
  isEnabled: boolean;
  /** Turns it on or off; nothing stands in the way. */
  onSend: () => void;
  /** Leaves it as it is. */
  onClose: () => void;
}

/** Looks what stands in the way of turning an agent on or off, and asks where something does. */
export function SwitchView({ isEnabled, ...rest }: SwitchViewProps) {
  return isEnabled ? <GoOnlineView {...rest} /> : <GoOfflineView {...rest} />;
}
