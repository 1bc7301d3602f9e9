import type { Api } from '../../createApi.ts';
import { send } from '../../http/send.ts';
import { openSession } from '../open.ts';
import type { User } from '../user.ts';
import { acceptInvite } from './acceptInvite.ts';
import type { AcceptInviteInput } from './acceptInvite.ts';

export const confirmationUri = ({ environment }: Pick<Api, 'environment'>): string =>
  `${environment.origin}/auth/registerSuccess`;

export interface Joined {
  email: string;
  user: User | null;
}

/** Opens the session if the response has tokens. Throws ApiError 404, 409, 410 or 422. */
export async function joinByInvite(api: Api, input: AcceptInviteInput): Promise<Joined> {
  const { email, tokens, user } = await send(api.http, acceptInvite, { body: input });
  return { email, user: tokens ? await openSession(api, tokens, user) : null };
}
