import type { Api } from '../../createApi.ts';
import { send } from '../../http/send.ts';
import { openAccount } from '../accountResponse.ts';
import type { OpenedAccount } from '../accountResponse.ts';
import { acceptInvite } from './acceptInvite.ts';
import type { AcceptInviteInput } from './acceptInvite.ts';

export const confirmationUri = ({ environment }: Pick<Api, 'environment'>): string =>
  `${environment.origin}/auth/registerSuccess`;

/** Opens the session if the response has tokens. Throws ApiError 404, 409, 410 or 422. */
export const joinByInvite = async (api: Api, input: AcceptInviteInput): Promise<OpenedAccount> =>
  openAccount(api, await send(api.http, acceptInvite, { body: input }));
