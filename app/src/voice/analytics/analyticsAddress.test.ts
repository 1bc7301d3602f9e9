import { expect, test } from 'vitest';
import { historyHref } from './analyticsAddress.ts';

const scope = { range: 'month', from: '', to: '', agent: 'a1' } as const;
const path = '/voice-agent/call-history';

test('a mark leads to the history of its days and agent, narrowed to what it counts', () => {
  expect(historyHref({ ...scope, range: 'week', agent: '' }, {})).toBe(path);
  expect(historyHref(scope, { outcome: 'failed' })).toBe(
    `${path}?range=month&agent=a1&outcome=failed`,
  );
  expect(historyHref(scope, { outcome: 'answered', reason: 'silence_timeout' })).toBe(
    `${path}?range=month&agent=a1&outcome=answered&reason=silence_timeout`,
  );
  expect(historyHref(scope, { day: new Date(2026, 10, 3) })).toBe(
    `${path}?range=custom&from=2026-11-03&to=2026-11-03&agent=a1`,
  );
});
