import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { timestamp } from '../description/shapes.ts';
import { getMe } from './me.ts';
import { user } from './user.contract.ts';

const signInMethod = z.object({
  method: z.string().describe('`password` or the name of an identity provider, such as `google`.'),
  last_used_at: timestamp.nullable().describe('Last sign-in with this method; null for none.'),
});

export const me = z
  .union([
    user.extend({
      sign_in_methods: z
        .array(signInMethod)
        .optional()
        .describe('Sign-in methods of the user. If missing, the client omits the section.'),
      signed_in_at: timestamp
        .optional()
        .describe('Start of the session. If missing, the client omits it.'),
    }),
    z.object({ authenticated: z.literal(false).describe('No user is signed in.') }),
  ])
  .meta({
    id: 'Me',
    description:
      'The signed-in user and their sign-in methods, or the statement that no user is signed in.',
  });

export const meCalls = {
  get: describeCall(getMe, {
    summary: 'Returns the signed-in user',
    notes:
      'After `authenticated: false` the client clears its tokens and tries the session cookie once.',
    response: me,
  }),
};

export type MeWire = z.output<typeof me>;
