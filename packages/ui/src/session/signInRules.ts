import { cleanEmail, emailFault } from '@platform/i18n/text';
import { EMAIL_KEYS } from '../internal/fieldChecks.ts';
import type { EmailErrorKey } from '../internal/fieldChecks.ts';

/** What the sign-in form asks for: the email first, the password only when the service wants it. */
export type SignInStep = 'email' | 'password';

/** What a person enters; `password` is absent in the first step. */
export interface SignInValues {
  /** The email address, trimmed. */
  email: string;
  /** The password; left out in the first step. */
  password?: string;
}

/** Text keys of what the form objects to, by field. */
export interface SignInErrors {
  email?: EmailErrorKey;
  password?: 'session.password.required';
}

/**
 * Checks the fields of a step. Written by hand, since a form library weighs more than the whole
 * form. The password is taken as it is: its spaces belong to it.
 *
 * @returns the errors by field; empty where there is nothing to object to
 */
export function signInErrors(step: SignInStep, email: string, password: string): SignInErrors {
  const address = cleanEmail(email);
  if (address === '') return { email: 'common.validation.emailRequired' };
  const fault = emailFault(address);
  if (fault) return { email: EMAIL_KEYS[fault] };
  return step === 'password' && password === '' ? { password: 'session.password.required' } : {};
}
