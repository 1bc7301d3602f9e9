import { isObject, read, textOf } from '../../schema/fields.ts';
import { tokensIn } from '../schema.ts';
import { toUser } from '../user.ts';

/** The query parameter by which the link of a confirmation e-mail says how it ended. */
export const CONFIRMATION_PARAMETER = 'confirmation';

/**
 * How the link of a confirmation e-mail ended.
 * - `confirmed`: the account is there, and its session waits in a cookie
 * - `used`: the account was confirmed before
 * - `expired`: the link is too old
 * - `invalid`: it is not a link that was sent
 */
export const CONFIRMATIONS = ['confirmed', 'used', 'expired', 'invalid'] as const;

export type Confirmation = (typeof CONFIRMATIONS)[number];

/** `POST /v1/register`. A service that says nothing of it sends an e-mail. */
export const registerAnswerSchema = read((value) => ({
  needsConfirmation: !isObject(value) || value.requires_verification !== false,
}));

/** `POST /v1/accept-invite`: the address that may sign in and, where it is signed in, the tokens. */
export const acceptInviteAnswerSchema = read((value) => {
  const answer = isObject(value) ? value : {};
  return {
    email: textOf(answer.email),
    tokens: tokensIn(answer),
    user: toUser(answer.user_info),
  };
});
