import { ApiError } from '../http/apiError.ts';
import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { meSchema } from '../session/schema.ts';
import type { User } from '../session/user.ts';
import { profileCalls } from './calls.ts';
import type { ProfileBody } from './requests.ts';

/**
 * `PATCH /v1/me`: what a person is called and looks like.
 *
 * @returns the person as the service has them now
 */
export async function updateMe(http: Http, json: ProfileBody): Promise<User> {
  const me = parse(meSchema, await http.send(profileCalls.update, { json }));
  if ('id' in me) return me;
  throw new ApiError('malformed', { field: 'id' });
}
