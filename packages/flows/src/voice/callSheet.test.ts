import { expect, test } from 'vitest';
import { callSheet } from './callSheet.ts';

test('a sheet has a row per call, with empty cells for unknown values', () => {
  const call = {
    startedAt: new Date(2026, 10, 23),
    agentName: 'Front desk',
    from: '+442079460112',
    to: '',
    durationSeconds: 134,
    latencyP50Ms: 610,
  };
  const unknown = { ...call, startedAt: null, durationSeconds: null, latencyP50Ms: null };
  const named = (text: string) => text;
  const { fields, rows } = callSheet([call, unknown], {
    columns: {
      started: 'Started',
      agent: 'Agent',
      direction: 'Direction',
      from: 'From',
      to: 'To',
      duration: 'Seconds',
      outcome: 'Outcome',
      sentiment: 'Sentiment',
      latency: 'Latency',
    },
    dateTime: (date) => String(date.getFullYear()),
    direction: () => named('Inbound'),
    outcome: () => named('Completed'),
    sentiment: () => '',
  });
  expect(fields).toHaveLength(9);
  expect(rows).toEqual([
    ['2026', 'Front desk', 'Inbound', '+442079460112', '', '134', 'Completed', '', '610'],
    ['', 'Front desk', 'Inbound', '+442079460112', '', '', 'Completed', '', ''],
  ]);
});
