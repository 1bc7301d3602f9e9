import { defineCall } from '../http/call.ts';
import type { Http, Renew } from '../http/http.ts';
import { send } from '../http/send.ts';
import { defineResource } from '../resource.ts';
import { readObject, unwrap } from '../schema/fields.ts';
import { toUser } from './user.ts';
import type { User } from './user.ts';

export const meSchema = readObject((value, reportIssue): User | { authenticated: false } => {
  const user = toUser(unwrap(value, 'user_info', 'user_data', 'user'));
  if (value.authenticated === false || user?.authenticated === false) {
    return { authenticated: false };
  }
  return user ?? reportIssue(['id'], 'id expected');
});

export const getMe = defineCall({
  service: 'auth',
  method: 'GET',
  path: '/v1/me',
  access: 'private',
  response: meSchema,
});

const userIn = (me: User | { authenticated: false }): User | null => ('id' in me ? me : null);

export async function getMeWith(http: Http, token: string, renew?: Renew): Promise<User | null> {
  return userIn(await send(http, { ...getMe, access: 'bearer' }, { token, renew }));
}

export const profile = defineResource({
  name: 'session.profile',
  load: async ({ http }, _params, signal) => userIn(await send(http, getMe, { signal })),
});
