export type { VoicePaths } from './types.ts';
export * from './agentForm/index.ts';
export * from './agents/index.ts';
export * from './numbers/index.ts';
