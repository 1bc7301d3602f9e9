import { ApiError } from '../http/apiError.ts';
import { defineCall } from '../http/call.ts';
import { send } from '../http/send.ts';
import { defineAction, replacementOf } from '../resource.ts';
import { meSchema, profile } from '../session/me.ts';
import type { User } from '../session/user.ts';
import { members } from '../team/members.ts';
import type { ProfileBody } from './profile.contract.ts';

export interface ProfileChange {
  firstName: string;
  lastName: string;
  /** A `data:` URL; '' removes the picture, undefined keeps it. */
  picture?: string | undefined;
}

export const updateMe = defineCall({
  service: 'auth',
  method: 'PATCH',
  path: '/v1/me',
  access: 'private',
  body: ({ firstName, lastName, picture }: ProfileChange): ProfileBody => ({
    first_name: firstName,
    last_name: lastName,
    ...(picture !== undefined && { picture }),
  }),
  response: meSchema,
});

export const changeProfile = defineAction<ProfileChange, User>({
  send: async ({ http, store }, change) => {
    const signal = store.signal();
    const user = await send(http, updateMe, { body: change });
    if (!('id' in user)) throw new ApiError('malformed', { field: 'id' });
    // If the user has signed out or changed in the meantime, nothing is stored.
    if (!signal.aborted) store.saveUser(user);
    return user;
  },
  overlap: 'queue',
  onDone: (_input, user) => [replacementOf(profile, user)],
  invalidates: [members],
});
