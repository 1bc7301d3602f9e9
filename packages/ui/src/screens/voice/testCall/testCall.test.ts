import { expect, test } from 'vitest';
import { clockOf } from './callStatus.ts';
import { latencySum, medianReply } from './latency.ts';
import { redactedText } from './redactedText.ts';
import { waveShape } from './waveShape.ts';

const turn = (id: number, llmMs: number | null) => ({
  kind: 'turn' as const,
  id,
  speaker: 'agent' as const,
  text: 'Hi',
  isFinal: true,
  latency: { sttMs: null, llmMs, ttsMs: null },
});

test('the median reply ignores turns without a latency', () => {
  expect(medianReply([])).toBeNull();
  expect(medianReply([turn(1, null)])).toBeNull();
  expect(medianReply([turn(1, 900), turn(2, 100), turn(3, 400)])).toBe(400);
  expect(medianReply([turn(1, 260), turn(2, null), turn(3, 410)])).toBe(335);
  expect(latencySum({ sttMs: 0, llmMs: null, ttsMs: 5 })).toBe(5);
});

test.each([
  [0, '0:00'],
  [48.9, '0:48'],
  [3600, '1:00:00'],
  [-1, '0:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(clockOf(seconds)).toBe(text);
});

test('X07 values with secret names are hidden at every depth', () => {
  const value = { day: 1, Authorization: 'Bearer x', login: { api_key: 'k', user: 'ada' } };
  expect(redactedText(value)).toBe(
    'day: 1\nAuthorization: •••\nlogin: {"api_key":"•••","user":"ada"}',
  );
  expect(redactedText(null)).toBe('null');
  expect(redactedText(undefined)).toBe('');
  expect(redactedText(['09:40'])).toBe('["09:40"]');
});

test('silence is shown as dots, speech as bars', () => {
  expect(waveShape([0, 0.5], 60, 20)).toEqual({
    dots: expect.stringMatching(/^M15 60h.01$/),
    bars: expect.stringMatching(/^M24 50v20$/),
  });
});
