export type { VoicePaths } from './types.ts';

export { TestAgentDialog } from './testCall/TestAgentDialog.tsx';
export type { TestAgentDialogProps } from './testCall/TestAgentDialog.tsx';
export type {
  MicrophoneProblem,
  TestCallActions,
  TestCallDevice,
  TestCallDevices,
  TestCallEndReason,
  TestCallEntry,
  TestCallLatency,
  TestCallLevels,
  TestCallMode,
  TestCallPhase,
  TestCallState,
  TestCallTurn,
  TestToolCall,
} from './testCall/types.ts';
