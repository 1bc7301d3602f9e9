import { expect, it } from 'vitest';
import { ownSettings } from './ownSettings.ts';

it('takes the addresses of services from the environment, and nothing else', () => {
  const crm = 'http://localhost:5005';
  const environment = { PLATFORM_CRM_URL: crm, PLATFORM_VOICE_URL: '', PLATFORM_X: 'x', PATH: '/' };
  expect(ownSettings(environment)).toEqual({ PLATFORM_CRM_URL: crm });
  expect(ownSettings({})).toEqual({});
});
