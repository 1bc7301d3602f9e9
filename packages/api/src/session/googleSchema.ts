import type * as z from 'zod/mini';
import { readObject, textOf, unwrap } from '../schema/fields.ts';
import { tokensIn } from './schema.ts';
import type { TokenSet } from './schema.ts';
import { toUser } from './user.ts';
import type { User } from './user.ts';

export interface CallbackAnswer {
  isSuccess: boolean;
  user: User | null;
  tokens: TokenSet | null;
  message: string;
}

/** `POST /v1/oauth/google/callback`. Only an explicit `success: false` is a failure. */
export const callbackAnswerSchema = readObject((value): CallbackAnswer => ({
  isSuccess: value.success !== false,
  user: toUser(value.user_info),
  tokens: tokensIn(value),
  message: textOf(value.message),
}));

/** `GET /v1/oauth/google/profile`: the names of the external profile. */
export const googleProfileSchema = readObject((value) => {
  const profile = unwrap(value, 'profile', 'user_info');
  return {
    firstName: textOf(profile.first_name, textOf(profile.given_name)),
    lastName: textOf(profile.last_name, textOf(profile.family_name)),
    name: textOf(profile.name),
    email: textOf(profile.email),
    picture: textOf(profile.picture),
  };
});

export type GoogleProfile = z.output<typeof googleProfileSchema>;
