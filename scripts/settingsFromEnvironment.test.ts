import { expect, it } from 'vitest';
import { settingsFromEnvironment } from './settingsFromEnvironment.ts';

it('takes only the URLs of services from the environment', () => {
  const crm = 'http://localhost:5005';
  const environment = { PLATFORM_CRM_URL: crm, PLATFORM_VOICE_URL: '', PLATFORM_X: 'x', PATH: '/' };
  expect(settingsFromEnvironment(environment)).toEqual({ PLATFORM_CRM_URL: crm });
  expect(settingsFromEnvironment({})).toEqual({});
});
