import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { timestamp } from '../description/shapes.ts';
import { getMe } from './me.ts';
import { user } from './user.contract.ts';

const signInMethod = z.object({
  method: z.string().describe('`password` or the name of an identity provider, such as `google`.'),
  last_used_at: timestamp.nullable().describe('Last sign-in by it; null if there was none.'),
});

export const me = z
  .union([
    user.extend({
      sign_in_methods: z
        .array(signInMethod)
        .optional()
        .describe('How the user can sign in. Without it the client leaves that part out.'),
      signed_in_at: timestamp
        .optional()
        .describe('When the session began. Without it the client leaves that part out.'),
    }),
    z.object({ authenticated: z.literal(false).describe('No user is signed in.') }),
  ])
  .meta({
    id: 'Me',
    description: 'The signed-in user with how they signed in, or that there is none.',
  });

export const meCalls = {
  get: describeCall(getMe, {
    summary: 'Returns the signed-in user',
    notes:
      'With `authenticated: false` the client forgets its tokens and tries the session cookie once.',
    response: me,
  }),
};

export type MeWire = z.output<typeof me>;
