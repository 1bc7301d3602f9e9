export type { VoicePaths } from './types.ts';
