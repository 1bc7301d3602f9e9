import { ACCOUNT_LIMITS } from '@platform/domain';
import { cleanEmail, trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { emailCheck } from '../../../internal/emailCheck.ts';
import type { EmailErrorKey } from '../../../internal/emailCheck.ts';

export type AccountErrorKey =
  | EmailErrorKey
  | `joining.error.${
      | 'name'
      | 'nameLong'
      | 'company'
      | 'companyLength'
      | 'password'
      | 'passwordShort'
      | 'passwordLong'
      | 'repeat'
      | 'terms'}`;

const key = (textKey: AccountErrorKey) => textKey;

/* Checks never abort, because that would skip checks across fields; each accepts what another rejects. */
const isEmpty = (text: string): boolean => text === '';

const email = z.string().check(
  z.overwrite(cleanEmail),
  z.refine((text) => !isEmpty(text), key('common.validation.emailRequired')),
  emailCheck(),
);

const name = z
  .string()
  .check(z.overwrite(trimText), z.maxLength(ACCOUNT_LIMITS.name, key('joining.error.nameLong')));

/** Not trimmed: spaces belong to a password. */
const password = z.string().check(
  z.refine((text) => !isEmpty(text), key('joining.error.password')),
  z.refine(
    (text) => isEmpty(text) || Array.from(text).length >= ACCOUNT_LIMITS.password.min,
    key('joining.error.passwordShort'),
  ),
  z.maxLength(ACCOUNT_LIMITS.password.max, key('joining.error.passwordLong')),
);

const company = z.string().check(
  z.overwrite(trimText),
  z.refine((text) => !isEmpty(text), key('joining.error.company')),
  z.refine(
    (text) => isEmpty(text) || text.length >= ACCOUNT_LIMITS.company.min,
    key('joining.error.companyLength'),
  ),
  z.maxLength(ACCOUNT_LIMITS.company.max, key('joining.error.companyLength')),
);

const person = { firstName: name, lastName: name, email, password };

const always = () => true;

const isNamed = ({ firstName, lastName }: { firstName: string; lastName: string }): boolean =>
  trimText(`${firstName}${lastName}`) !== '';

const needsName = { error: key('joining.error.name'), path: ['firstName'] };

export const registerSchema = z
  .object({
    ...person,
    company,
    terms: z.boolean().check(z.refine((isAccepted) => isAccepted, key('joining.error.terms'))),
  })
  .check(z.refine(isNamed, { ...needsName, when: always }));

const isRepeated = ({ password: typed, repeat }: { password: string; repeat: string }): boolean =>
  typed === repeat;

const needsRepeat = { error: key('joining.error.repeat'), path: ['repeat'], when: always };

export const passwordSchema = z
  .object({ password, repeat: z.string() })
  .check(z.refine(isRepeated, needsRepeat));

export const acceptSchema = z
  .object({ ...person, repeat: z.string() })
  .check(z.refine(isNamed, { ...needsName, when: always }), z.refine(isRepeated, needsRepeat));

export const emailSchema = z.object({ email });

/** Valid values of the registration. */
export interface RegisterValues {
  /** Trimmed; first or last name is required. */
  firstName: string;
  /** Trimmed. */
  lastName: string;
  /** Trimmed. */
  email: string;
  /** As typed, with its spaces. */
  password: string;
  /** Name of the new organization. */
  company: string;
  /** True, since the terms have to be accepted. */
  terms: boolean;
}

/** Valid values of a new password. */
export interface NewPasswordValues {
  /** As typed, with its spaces. */
  password: string;
  /** The password again. */
  repeat: string;
}

/** Valid values of an accepted invitation. */
export interface AcceptValues extends Omit<RegisterValues, 'company' | 'terms'> {
  /** The password again. */
  repeat: string;
}
