import { expect, test } from 'vitest';
import { highestUsage } from './highestUsage.ts';
import { SAMPLE_MONTHS } from './usageSample.ts';

test('finds the highest share of each sample month', () => {
  expect(SAMPLE_MONTHS.map(({ month, usage }) => [month, highestUsage(usage)])).toEqual([
    ['2024-08-01', 'llmTokens'],
    ['2024-07-01', 'llmTokens'],
    ['2024-06-01', 'storageMb'],
  ]);
});

test('D17 counts a metric without a limit as 0', () => {
  const withoutLimit = { used: 5, included: 0 };
  const tenPercent = { used: 1, included: 10 };
  expect(
    highestUsage({
      llmTokens: withoutLimit,
      voiceMinutes: tenPercent,
      apiCalls: withoutLimit,
      storageMb: withoutLimit,
    }),
  ).toBe('voiceMinutes');
});
