import * as z from 'zod';

export type Person = { email: string; password: string } | { token: string };

/** A user's sign-in: by password, or with an access token. */
export const person = z
  .strictObject({
    email: z.string().optional(),
    password: z.string().optional(),
    token: z.string().min(1).optional(),
  })
  .transform(({ email, password, token }, context): Person => {
    const reportIssue = (message: string, ...path: string[]) => {
      context.addIssue({ code: 'custom', message, path });
      return z.NEVER;
    };
    const hasLogin = email !== undefined || password !== undefined;
    if (hasLogin === (token !== undefined))
      return reportIssue('Either email and password, or token');
    if (token !== undefined) return { token };
    if (!email) return reportIssue('Missing: the password has no email', 'email');
    if (!password) return reportIssue('Missing: the email has no password', 'password');
    return { email, password };
  });
