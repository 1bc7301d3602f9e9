import { defineAction, replacementOf } from '../resource.ts';
import { profile } from '../session/resources.ts';
import type { User } from '../session/user.ts';
import { members } from '../team/members.ts';
import { updateMe } from './endpoints.ts';

/** What a person is called; `picture` is left out where it stays, '' where it goes. */
export interface ProfileChange {
  firstName: string;
  lastName: string;
  picture?: string | undefined;
}

/** Changes what the person signed in is called and looks like. Lists of members show it, too. */
export const changeProfile = defineAction<ProfileChange, User>({
  send: async ({ http, store }, { firstName, lastName, picture }) => {
    const names = { first_name: firstName, last_name: lastName };
    const signal = store.signal();
    const user = await updateMe(http, picture === undefined ? names : { ...names, picture });
    // Signed out meanwhile, or somebody else is in: nothing of this person is stored.
    if (!signal.aborted) store.saveUser(user);
    return user;
  },
  overlap: 'queue',
  onDone: (_input, user) => [replacementOf(profile, user)],
  invalidates: [members],
});
