import { DEVICE_KINDS } from '@platform/domain';
import * as z from 'zod';
import { describeCall } from '../../description/describeCall.ts';
import { done, id, timestamp } from '../../description/shapes.ts';
import { endOtherSessions, endSession, listDeviceSessions } from './deviceSessions.ts';

const deviceSession = z
  .object({
    id: id.describe('Id of the session, used to end it. It is no secret.'),
    is_current: z.boolean().describe('True for the session of the request.'),
    device: z.enum(DEVICE_KINDS).optional().describe('Kind of the device, if known.'),
    browser: z
      .string()
      .optional()
      .describe('Name of the browser without its version, such as `Chrome`.'),
    system: z
      .string()
      .optional()
      .describe('Operating system without its version, such as `Windows`.'),
    ip_address: z.string().optional().describe('IP address of the last use.'),
    place: z
      .string()
      .optional()
      .describe('Place of the IP address for people, such as `Pune, India`, if the service knows.'),
    started_at: timestamp.describe('Time of the sign-in, in ISO 8601.'),
    last_used_at: timestamp.describe('Time of the last call, in ISO 8601. May lag by a minute.'),
  })
  .meta({ id: 'DeviceSession', description: 'A session of the caller on one device.' });

const extension = 'sessions';

export const deviceSessionCalls = {
  list: describeCall(listDeviceSessions, {
    summary: 'Lists the sessions of the caller on all devices',
    notes:
      'All at once, without ended and expired ones: first the session of the request, then the others, the last used first.',
    extension,
    response: z.object({ sessions: z.array(deviceSession).describe('All open sessions.') }),
  }),
  end: describeCall(endSession, {
    summary: 'Ends a session of the caller on another device',
    notes:
      'Its tokens and its cookie are refused at once. Ending it again changes nothing. The session of the request is refused: the client signs out instead.',
    extension,
    repeated: 'idempotent',
    response: done,
    errors: ['NOT_FOUND', 'CURRENT_SESSION'],
  }),
  endOthers: describeCall(endOtherSessions, {
    summary: 'Ends all sessions of the caller except the one of the request',
    extension,
    repeated: 'idempotent',
    response: done,
  }),
};
