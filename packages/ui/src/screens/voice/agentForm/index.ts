export { AgentFormScreen } from './AgentFormScreen.tsx';
export { AgentNotFound } from './AgentNotFound.tsx';
export type { AgentNotFoundProps } from './AgentNotFound.tsx';
export { ConflictDialog } from './ConflictDialog.tsx';
export type { ConflictDialogProps } from './ConflictDialog.tsx';
export { toAgentValues, toFormValues } from './formValues.ts';
export type {
  AgentChoices,
  AgentConflict,
  AgentField,
  AgentFormScreenProps,
  AgentFormValues,
  AgentSaveOutcome,
  AgentValues,
  CheckItem,
  EditedAgent,
  NumberItem,
  VoiceItem,
} from './agentFormTypes.ts';
