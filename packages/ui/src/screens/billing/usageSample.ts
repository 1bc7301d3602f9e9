import type { UsageFigures } from '@platform/domain';
import type { UsageMonth } from './types.ts';

const LIMITS = { llmTokens: 1000, voiceMinutes: 1000, apiCalls: 1000, storageMb: 50 };

function usage(llmTokens: number, voice: number, calls: number, storage: number): UsageFigures {
  return {
    llmTokens: { used: llmTokens, included: LIMITS.llmTokens },
    voiceMinutes: { used: voice, included: LIMITS.voiceMinutes },
    apiCalls: { used: calls, included: LIMITS.apiCalls },
    storageMb: { used: storage, included: LIMITS.storageMb },
  };
}

/** Sample of the specification, newest first. */
export const SAMPLE_MONTHS: readonly UsageMonth[] = [
  { month: '2024-08-01', usage: usage(1200, 640, 917, 32) },
  { month: '2024-07-01', usage: usage(820, 510, 643, 27) },
  { month: '2024-06-01', usage: usage(410, 305, 372, 24) },
];
