export { AgentsScreen } from './AgentsScreen.tsx';
export { DeleteAgentDialog } from './DeleteAgentDialog.tsx';
export type { DeleteAgentDialogProps } from './DeleteAgentDialog.tsx';
export { OfflineDialog } from './OfflineDialog.tsx';
export type { OfflineDialogProps } from './OfflineDialog.tsx';
export { PreflightDialog } from './PreflightDialog.tsx';
export type { PreflightDialogProps } from './PreflightDialog.tsx';
export { SeveralAgentsDialog } from './SeveralAgentsDialog.tsx';
export type { SeveralAgentsDialogProps } from './SeveralAgentsDialog.tsx';
export type {
  AgentNumber,
  AgentNumbers,
  AgentsActions,
  AgentsScreenProps,
  AgentStateFilter,
  AgentTemplateItem,
  AgentTypeFilter,
  PreflightItem,
  VoiceAgent,
  VoiceAgentPage,
} from './agentsTypes.ts';
