import { expect, it } from 'vitest';
import { deviceSessionsSchema } from './deviceSessions.ts';

it('lists a session of which the service knows little, and one with odd values', () => {
  const unknown = {
    isCurrent: false,
    device: null,
    browser: '',
    system: '',
    address: '',
    place: '',
    startedAt: '',
    lastUsedAt: '',
  };
  const odd = { id: 7, is_current: 'yes', device: 'fridge', browser: {}, place: ['Pune'] };
  expect(deviceSessionsSchema.parse({ sessions: [{}, odd, null] })).toEqual([
    { ...unknown, id: '', key: '#2' },
    { ...unknown, id: '7', key: '7' },
  ]);
});

it.each([{}, { sessions: 'none' }, 'none'])('rejects %j, which has no list', (body) => {
  expect(deviceSessionsSchema.safeParse(body).success).toBe(false);
});
