import type { ErrorCode } from '../description/errorCodes.ts';
import { defineCall } from '../http/call.ts';
import { errorCodeIn } from '../http/errorCode.ts';
import { isObject, readObject, toText } from '../schema/fields.ts';
import { tokensIn } from './tokens.ts';
import type { TokenSet } from './tokens.ts';
import { toUser } from './user.ts';
import type { User } from './user.ts';

export interface LoginResponse {
  tokens: TokenSet | null;
  user: User | null;
  /** Not validated yet; pass it to `safeUrl`. */
  authUrl: unknown;
  errorCode: ErrorCode | '';
  message: string;
}

export const loginResponseSchema = readObject((value): LoginResponse => {
  const error = isObject(value.error) ? value.error : {};
  return {
    tokens: tokensIn(value),
    user: toUser(value.user_info),
    authUrl: value.auth_url ?? null,
    errorCode: errorCodeIn(error),
    message: toText(error.message, toText(value.message)),
  };
});

interface LoginQuery {
  email: string;
  redirectUri: string;
  /** Omitted on the first attempt. */
  password?: string | undefined;
}

/** The credentials are in the query, and the body is `null`. */
export const login = defineCall({
  service: 'auth',
  method: 'POST',
  path: '/v1/login',
  access: 'public',
  query: ({ email, redirectUri, password }: LoginQuery) => ({
    email,
    frontend_redirect_uri: redirectUri,
    password,
  }),
  body: () => null,
  response: loginResponseSchema,
});
