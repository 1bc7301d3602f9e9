import { expect, it } from 'vitest';
import {
  deviceSessions,
  deviceSessionsSchema,
  endDeviceSession,
  endOtherDeviceSessions,
} from './deviceSessions.ts';

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

const current = { id: 'desk', key: 'desk', isCurrent: true };
const rows = [
  current,
  { id: 'phone', key: 'phone', isCurrent: false },
  { id: 'tablet', key: 'tablet', isCurrent: false },
];

it('SESSION-60 removes an ended session from the list, and keeps the others', () => {
  const changes = endDeviceSession.onDone?.({ key: 'phone', id: 'phone', name: 'Safari' }) ?? [];
  expect(changes.map(({ resource, apply }) => [resource, apply(rows)])).toEqual([
    [deviceSessions.name, [current, rows[2]]],
  ]);
});

it('SESSION-61 keeps the session of this browser alone', () => {
  const changes = endOtherDeviceSessions.onDone?.({}) ?? [];
  expect(changes.map(({ resource, apply }) => [resource, apply(rows)])).toEqual([
    [deviceSessions.name, [current]],
  ]);
});
