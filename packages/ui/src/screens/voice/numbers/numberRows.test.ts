import type { PhoneNumber } from '@platform/domain';
import { expect, test } from 'vitest';
import { numberRows, unattendedNumbers } from './numberRows.ts';
import type { NumberAgent } from './numbersTypes.ts';

const line: PhoneNumber = {
  key: 'n1',
  id: 'n1',
  number: '+442079460100',
  label: '',
  provider: 'twilio',
  providerText: 'twilio',
  country: 'GB',
  agentId: 'a1',
  agentName: 'Front desk',
  isInbound: true,
  isOutbound: false,
  fallbackNumber: '',
  status: 'active',
  statusText: 'active',
  hasCredentials: true,
  createdAt: null,
};
const agents: NumberAgent[] = [
  { id: 'a1', name: 'Front desk', isEnabled: true },
  { id: 'a2', name: 'Survey', isEnabled: false },
];

test.each<[Partial<PhoneNumber>, string | null]>([
  [{}, 'active'],
  [{ agentId: 'a2' }, 'agentOffline'],
  [{ agentId: '' }, 'noAgent'],
  [{ agentId: 'unlisted' }, 'active'],
  [{ agentId: '', status: 'pending' }, 'pending'],
  [{ agentId: 'a2', status: 'inactive' }, 'inactive'],
  [{ status: null }, null],
])('%j is %s', (changes, state) => {
  expect(numberRows([{ ...line, ...changes }], agents)[0]?.state).toBe(state);
});

test('an agent keeps its name and is not shown as offline until the agents are loaded', () => {
  const [row] = numberRows([{ ...line, agentId: 'a2', agentName: 'Survey' }], undefined);
  expect(row).toMatchObject({ state: 'active', agentName: 'Survey', isAgentOffline: false });
});

test('calls to a number without agent and fallback are not answered', () => {
  const numbers = [
    line,
    { ...line, id: 'n2', agentId: '' },
    { ...line, id: 'n3', agentId: '', fallbackNumber: '+442079460101' },
    { ...line, id: 'n4', agentId: '', isInbound: false },
    { ...line, id: 'n5', agentId: '', status: 'pending' as const },
  ];
  expect(unattendedNumbers(numberRows(numbers, agents)).map(({ id }) => id)).toEqual(['n2']);
});
