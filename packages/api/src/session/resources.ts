import { defineResource } from '../resource.ts';
import { getMe } from './endpoints.ts';
import type { User } from './user.ts';

/** The user data of the person signed in; null where the service knows of nobody. */
export const profile = defineResource({
  name: 'session.profile',
  load: async ({ http }, _params, signal): Promise<User | null> => {
    const me = await getMe(http, signal);
    return 'id' in me ? me : null;
  },
});
