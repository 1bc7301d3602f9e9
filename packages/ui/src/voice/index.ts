export type { VoicePaths } from './types.ts';
export * from './numbers/index.ts';
export * from './tools/index.ts';
