import { DEVICE_KINDS } from '@platform/domain';
import type { DeviceSession } from '@platform/domain';
import { defineCall } from '../../http/call.ts';
import { nullIfNotFound } from '../../http/nullIfNotFound.ts';
import { send } from '../../http/send.ts';
import { changeOf, defineAction, resourceOf } from '../../resource.ts';
import type { NoParams } from '../../resource.ts';
import { toText } from '../../schema/fields.ts';
import { listOf } from '../../schema/list.ts';
import { parseEnum } from '../../schema/parseEnum.ts';

export const deviceSessionsSchema = listOf(
  ['sessions', 'data'],
  (row): Omit<DeviceSession, 'key'> => ({
    id: toText(row.id),
    isCurrent: row.is_current === true,
    device: parseEnum(DEVICE_KINDS, row.device),
    browser: toText(row.browser),
    system: toText(row.system),
    address: toText(row.ip_address),
    place: toText(row.place),
    startedAt: toText(row.started_at),
    lastUsedAt: toText(row.last_used_at),
  }),
);

const service = { service: 'auth', access: 'private' } as const;

export const listDeviceSessions = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/sessions',
  response: deviceSessionsSchema,
});

export const endSession = defineCall({ ...service, method: 'DELETE', path: '/v1/sessions/{id}' });

export const endOtherSessions = defineCall({
  ...service,
  method: 'DELETE',
  path: '/v1/sessions',
});

/** Fetched again on almost every visit, since users look for sessions that have just started. */
export const deviceSessions = resourceOf(listDeviceSessions, { freshMs: 2000, isFeature: true });

interface EndedSession {
  key: string;
  id: string;
  /** Displayed name, for messages. */
  name: string;
}

/** Not optimistic: the session is listed until the service has ended it. A 404 counts as ended. */
export const endDeviceSession = defineAction({
  send: async ({ http }, { id }: EndedSession) => {
    await send(http, endSession, { params: { id } }).catch(nullIfNotFound);
  },
  target: ({ key }) => key,
  onDone: ({ key }) => [changeOf(deviceSessions, (rows) => rows.filter((row) => row.key !== key))],
  invalidates: [deviceSessions],
});

export const endOtherDeviceSessions = defineAction<NoParams>({
  send: ({ http }) => send(http, endOtherSessions),
  onDone: () => [changeOf(deviceSessions, (rows) => rows.filter(({ isCurrent }) => isCurrent))],
  invalidates: [deviceSessions],
});
