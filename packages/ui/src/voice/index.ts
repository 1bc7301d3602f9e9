export type { VoicePaths } from './types.ts';

export { AgentsScreen } from './agents/AgentsScreen.tsx';
export { DeleteAgentDialog } from './agents/DeleteAgentDialog.tsx';
export type { DeleteAgentDialogProps } from './agents/DeleteAgentDialog.tsx';
export { OfflineDialog } from './agents/OfflineDialog.tsx';
export type { OfflineDialogProps } from './agents/OfflineDialog.tsx';
export { PreflightDialog } from './agents/PreflightDialog.tsx';
export type { PreflightDialogProps } from './agents/PreflightDialog.tsx';
export type {
  AgentNumber,
  AgentNumbers,
  AgentsScreenProps,
  AgentStateFilter,
  AgentTemplateItem,
  AgentTypeFilter,
  PreflightItem,
  VoiceAgent,
  VoiceAgentPage,
} from './agents/types.ts';
export { AgentFormScreen } from './agentForm/AgentFormScreen.tsx';
export { AgentNotFound } from './agentForm/AgentNotFound.tsx';
export type { AgentNotFoundProps } from './agentForm/AgentNotFound.tsx';
export { ConflictDialog } from './agentForm/ConflictDialog.tsx';
export type { ConflictDialogProps } from './agentForm/ConflictDialog.tsx';
export { toAgentValues, toFormValues } from './agentForm/formValues.ts';
export type {
  AgentChoices,
  AgentConflict,
  AgentField,
  AgentFormScreenProps,
  AgentFormValues,
  AgentSaveOutcome,
  AgentTemplateValues,
  AgentValues,
  CheckItem,
  EditedAgent,
  NumberItem,
  VoiceItem,
} from './agentForm/types.ts';
