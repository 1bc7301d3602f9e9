export { DeleteAgentView } from './DeleteAgentView.tsx';
export { SwitchView } from './SwitchView.tsx';
