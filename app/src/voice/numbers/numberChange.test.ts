import type { PhoneNumber } from '@platform/api';
import type { NumberValues } from '@platform/ui';
import { expect, it } from 'vitest';
import { numberChange } from './numberChange.ts';

const values: NumberValues = {
  number: '+442079460100',
  label: 'Main line',
  provider: 'twilio',
  credentials: '',
  agentId: 'a1',
  isInbound: true,
  isOutbound: false,
  fallbackNumber: '',
};
const before = { ...values, hasCredentials: true } as unknown as PhoneNumber;

it('sends what was changed, and credentials where new ones were typed', () => {
  expect(numberChange(before, values)).toEqual({});
  expect(numberChange(before, { ...values, agentId: '', isOutbound: true })).toEqual({
    agentId: '',
    isOutbound: true,
  });
  expect(numberChange(before, { ...values, credentials: 'vault/new' })).toEqual({
    credentials: 'vault/new',
  });
});
