import { DEFAULT_TOOL_SETTINGS } from '@platform/api';
import { expect, it } from 'vitest';
import { toolChange } from './toolChange.ts';

const kept = { name: 'X-Key', value: '', isSecret: true, hasValue: true };
const before = { ...DEFAULT_TOOL_SETTINGS, name: 'look_up', headers: [kept] };

it('sends what was changed, and headers only where one of them was', () => {
  expect(toolChange(before, { ...before, headers: [{ ...kept }] })).toEqual({});
  expect(toolChange(before, { ...before, isEnabled: false, timeoutSeconds: 3 })).toEqual({
    isEnabled: false,
    timeoutSeconds: 3,
  });
  const headers = [{ ...kept, value: 'new' }];
  expect(toolChange(before, { ...before, headers })).toEqual({ headers });
});
