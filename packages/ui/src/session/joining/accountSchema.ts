import * as z from 'zod/mini';
import { SHORTEST_PASSWORD } from './passwordStrength.ts';

/** Text keys of what the forms of a new account object to. */
export type AccountErrorKey =
  | 'common.validation.emailRequired'
  | 'common.validation.emailInvalid'
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

/** Keeps a misspelled key from compiling. */
const key = (textKey: AccountErrorKey) => textKey;

const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: key('common.validation.emailRequired'), abort: true }),
    z.regex(z.regexes.email, key('common.validation.emailInvalid')),
  );

const name = z.string().check(z.trim(), z.maxLength(50, key('joining.error.nameLong')));

/** Its spaces belong to a password, so it is never trimmed. */
const password = z
  .string()
  .check(
    z.minLength(1, { error: key('joining.error.password'), abort: true }),
    z.minLength(SHORTEST_PASSWORD, { error: key('joining.error.passwordShort'), abort: true }),
    z.maxLength(256, key('joining.error.passwordLong')),
  );

const person = { firstName: name, lastName: name, email, password };

/** Said with what else is wrong, and not only once the rest is right. */
const always = () => true;

const isNamed = ({ firstName, lastName }: { firstName: string; lastName: string }): boolean =>
  `${firstName}${lastName}`.trim() !== '';

const needsName = { error: key('joining.error.name'), path: ['firstName'] };

/** What a new account is made of. */
export const registerSchema = z
  .object({
    ...person,
    company: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: key('joining.error.company'), abort: true }),
        z.minLength(2, key('joining.error.companyLength')),
        z.maxLength(80, key('joining.error.companyLength')),
      ),
    terms: z.boolean().check(z.refine((isAccepted) => isAccepted, key('joining.error.terms'))),
  })
  .check(z.refine(isNamed, { ...needsName, when: always }));

/** What somebody invited adds to their invitation. */
export const acceptSchema = z.object({ ...person, repeat: z.string() }).check(
  z.refine(isNamed, { ...needsName, when: always }),
  z.refine((values) => values.repeat === values.password, {
    error: key('joining.error.repeat'),
    path: ['repeat'],
    when: always,
  }),
);

/** An address that another link is sent to. */
export const emailSchema = z.object({ email });

export type RegisterValues = z.output<typeof registerSchema>;
export type AcceptValues = z.output<typeof acceptSchema>;
