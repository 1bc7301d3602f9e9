import * as z from 'zod';

export type Person = { email: string; password: string } | { token: string };

/** Sign-in of a person of the suite: by password, or with an access token. */
export const person = z
  .strictObject({
    email: z.string().optional(),
    password: z.string().optional(),
    token: z.string().min(1).optional(),
  })
  .transform(({ email, password, token }, context): Person => {
    const complain = (message: string, ...path: string[]) => {
      context.addIssue({ code: 'custom', message, path });
      return z.NEVER;
    };
    const hasLogin = email !== undefined || password !== undefined;
    if (hasLogin === (token !== undefined)) return complain('Either email and password, or token');
    if (token !== undefined) return { token };
    if (!email) return complain('Missing: the password has no email', 'email');
    if (!password) return complain('Missing: the email has no password', 'password');
    return { email, password };
  });
