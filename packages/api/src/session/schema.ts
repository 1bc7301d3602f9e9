import { isObject, readObject, textOf, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { toUser } from './user.ts';
import type { User } from './user.ts';

/** The error code of a login that needs a password. */
export const PASSWORD_REQUIRED = 'PASSWORD_REQUIRED';

/** The three tokens on the wire. */
export interface TokensWire {
  access_token: string;
  refresh_token: string;
  id_token: string;
}

export interface TokenSet {
  accessToken: string;
  refreshToken: string;
  idToken: string;
}

/** A whole token set: access, refresh and id token, none empty. */
export const tokensSchema = readObject((wire, complain): TokenSet => {
  const token = (name: keyof TokensWire) => {
    const value = wire[name];
    return typeof value === 'string' && value !== '' ? value : complain([name], 'token expected');
  };
  return {
    accessToken: token('access_token'),
    refreshToken: token('refresh_token'),
    idToken: token('id_token'),
  };
});

/** `GET /v1/me`: user info, bare or as `user_info` or `user_data`. */
export const meSchema = readObject((value, complain): User | { authenticated: false } => {
  const user = toUser(unwrap(value, 'user_info', 'user_data', 'user'));
  if (value.authenticated === false || user?.authenticated === false) {
    return { authenticated: false };
  }
  return user ?? complain(['id'], 'id expected');
});

/** What a login answered, with the parts a caller decides by. */
export interface LoginAnswer {
  tokens: TokenSet | null;
  user: User | null;
  /** The address to go to, unchecked: it must pass `safeUrl`. */
  authUrl: unknown;
  errorCode: string;
  /** The server's own words, or ''. */
  message: string;
}

/** `POST /v1/login`. */
export const loginAnswerSchema = readObject((value): LoginAnswer => {
  const error = isObject(value.error) ? value.error : {};
  return {
    tokens: tokensIn(value),
    user: toUser(value.user_info),
    authUrl: value.auth_url ?? null,
    errorCode: textOf(error.code),
    message: textOf(error.message, textOf(value.message)),
  };
});

/** `POST /v1/google-auth-url`. The address is unchecked: it must pass `safeUrl`. */
export const googleAuthUrlAnswerSchema = readObject((value) => ({
  authUrl: value.auth_url ?? null,
  state: textOf(value.state),
}));

/** `GET /v1/tokens`: saved user data and, where the cookie still holds, the tokens. */
export const tokensAnswerSchema = readObject((value) => ({
  tokens: tokensIn(value),
  user: toUser(value.user_data ?? value.user_info),
}));

/** The tokens of an answer, nested in `tokens` or at the top level. */
export function tokensIn(value: WireObject): TokenSet | null {
  return tokensSchema.safeParse(unwrap(value, 'tokens')).data ?? null;
}
