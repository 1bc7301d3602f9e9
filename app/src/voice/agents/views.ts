export { ConflictDialog } from '@platform/ui/voice';
export { DeleteAgentView } from './DeleteAgentView.tsx';
export { SeveralAgentsView } from './SeveralAgentsView.tsx';
export { SwitchView } from './SwitchView.tsx';
