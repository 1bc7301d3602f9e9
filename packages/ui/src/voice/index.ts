export type { VoicePaths } from './types.ts';
export * from './agentForm/index.ts';
export * from './agents/index.ts';
export * from './knowledge/index.ts';
export * from './numbers/index.ts';
export * from './tools/index.ts';
export { CallHistoryScreen } from './calls/CallHistoryScreen.tsx';
export type { CallHistoryScreenProps } from './calls/CallHistoryScreen.tsx';
export { CallPanel } from './calls/CallPanel.tsx';
export type { CallPanelProps } from './calls/panel/CallPanel.tsx';
export type {
  AgentChoice,
  CallEndedReason,
  CallFilter,
  CallOutcome,
  CallRange,
  CallToolUse,
  CallTurn,
  VoiceCall,
  VoiceCallDetail,
  VoiceCallDirection,
  VoiceCallList,
} from './calls/types.ts';
