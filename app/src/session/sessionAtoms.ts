import type { User } from '@platform/api';
import { atom } from '../platform/state.ts';
import type { createStore } from '../platform/state.ts';

export type Session =
  | { status: 'signedOut' }
  /** `isOffline`: the saved user, not verified because the device is offline (S22). */
  | { status: 'signedIn'; user: User; isOffline: boolean };

export type SessionStore = ReturnType<typeof createStore>;

export const sessionAtom = atom<Session>({ status: 'signedOut' });

export const userAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.status === 'signedIn' ? session.user : null;
});

export const signInEmailAtom = atom('');

/** True if storage failed and the session exists in this tab only (P01, P02). */
export const isMemoryOnlyAtom = atom(false);

/** True if the services ended the session; shown on the sign-in page until the next one starts. */
export const hasExpiredAtom = atom(false);
