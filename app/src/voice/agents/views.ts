/** What is asked about an agent, in one chunk. */
export { DeleteAgentView } from './DeleteAgentView.tsx';
export { SwitchView } from './SwitchView.tsx';
