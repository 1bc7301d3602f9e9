export type { VoicePaths } from './types.ts';
export * from './numbers/index.ts';
