import type { User } from '@platform/api';
import { atom } from '../platform/state.ts';
import type { createStore } from '../platform/state.ts';

/** Who is signed in. It is known before the router starts, so that nothing protected flashes. */
export type Session =
  | { status: 'signedOut' }
  /** `isOffline`: the saved user, unchecked because the device has no network (S22). */
  | { status: 'signedIn'; user: User; isOffline: boolean };

/** The store that the whole app reads; a fresh one per mount, test and story. */
export type SessionStore = ReturnType<typeof createStore>;

export const sessionAtom = atom<Session>({ status: 'signedOut' });

/** The signed-in user, or null. */
export const userAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.status === 'signedIn' ? session.user : null;
});

/** What the sign-in begins with: the address that another page has just asked for. */
export const signInEmailAtom = atom('');

/** Marks that storage failed and the session lives in this tab only (P01, P02). */
export const isMemoryOnlyAtom = atom(false);

/** Whether the services ended the session; the sign-in page says so until the next one begins. */
export const hasExpiredAtom = atom(false);
