import type { Api } from '../../createApi.ts';
import { send } from '../../http/send.ts';
import { openAccount } from '../accountResponse.ts';
import type { OpenedAccount } from '../accountResponse.ts';
import { linkToken } from '../linkToken.ts';
import { resetPassword } from './passwordReset.ts';

export const resetUri = ({ environment }: Pick<Api, 'environment'>): string =>
  `${environment.origin}/auth/reset`;

export const readResetLink = (search: string): string => linkToken(new URLSearchParams(search));

/** Opens the session if the response has tokens. Throws ApiError 404, 409, 410 or 422. */
export const setNewPassword = async (
  api: Api,
  input: { token: string; password: string },
): Promise<OpenedAccount> => openAccount(api, await send(api.http, resetPassword, { body: input }));
