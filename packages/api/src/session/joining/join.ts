import type { Api } from '../../createApi.ts';
import type { AcceptInviteBody } from '../../team/requests.ts';
import { openSession } from '../open.ts';
import type { User } from '../user.ts';
import { acceptInvite } from './endpoints.ts';

/** Where the link of a confirmation e-mail ends: a constant of our own origin. */
export const confirmationUri = ({ environment }: Pick<Api, 'environment'>): string =>
  `${environment.origin}/auth/registerSuccess`;

/** What accepting an invite led to. */
export interface Joined {
  /** The address to sign in with; '' where the service does not say. */
  email: string;
  /** Who is signed in now; null where they have yet to sign in. */
  user: User | null;
}

/**
 * Accepts an invite and, where the answer holds tokens, opens the session with them.
 *
 * @throws ApiError 404, 409, 410 by the state of the invite, 422 by field
 */
export async function joinByInvite(api: Api, body: AcceptInviteBody): Promise<Joined> {
  const { email, tokens, user } = await acceptInvite(api.http, body);
  return { email, user: tokens ? await openSession(api, tokens, user) : null };
}
