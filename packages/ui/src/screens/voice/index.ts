export type { VoicePaths } from './types.ts';

export { TestAgentDialog } from './testCall/TestAgentDialog.tsx';
export { DraftChat } from './testCall/DraftChat.tsx';
export type { DraftChatProps } from './testCall/DraftChat.tsx';
export type { TestAgentDialogProps } from './testCall/TestAgentDialog.tsx';
export type {
  TestCallActions,
  TestCallCases,
  TestCallDevice,
  TestCallDevices,
  TestCallVariables,
} from './testCall/testCallTypes.ts';
export * from './agentForm/index.ts';
export * from './agents/index.ts';
export * from './knowledge/index.ts';
export * from './numbers/index.ts';
export * from './tools/index.ts';
export { CallHistoryScreen } from './calls/CallHistoryScreen.tsx';
export type { CallHistoryScreenProps } from './calls/CallHistoryScreen.tsx';
export { CallPanel } from './calls/CallPanel.tsx';
export type { CallLesson, CallPanelProps } from './calls/panel/CallPanelContent.tsx';
export type { CallFilter, OutcomeGroup } from './calls/callsTypes.ts';
export { VoiceAnalyticsScreen } from './analytics/VoiceAnalyticsScreen.tsx';
export type { HistoryPart, VoiceAnalyticsScreenProps } from './analytics/VoiceAnalyticsScreen.tsx';
