import { cleanEmail, emailFault } from '@platform/i18n/text';
import { EMAIL_KEYS } from '../../internal/emailCheck.ts';
import type { EmailErrorKey } from '../../internal/emailCheck.ts';

/** Step of the sign-in: the email first, the password only if the service requires it. */
export type SignInStep = 'email' | 'password';

/** Values of the sign-in. */
export interface SignInValues {
  /** Trimmed. */
  email: string;
  /** Absent in the first step. */
  password?: string;
}

export interface SignInErrors {
  email?: EmailErrorKey;
  password?: 'session.password.required';
}

/** Written by hand: a form library is larger than the whole form. Passwords are not trimmed. */
export function signInErrors(step: SignInStep, email: string, password: string): SignInErrors {
  const address = cleanEmail(email);
  if (address === '') return { email: 'common.validation.emailRequired' };
  const fault = emailFault(address);
  if (fault) return { email: EMAIL_KEYS[fault] };
  return step === 'password' && password === '' ? { password: 'session.password.required' } : {};
}
