import { redirect } from 'react-router';
import { returnQuery } from './returnQuery.ts';
import { sessionAtom } from './sessionAtoms.ts';
import type { SessionStore } from './sessionAtoms.ts';

/** Where the guards look. */
export interface GuardedSession {
  store: SessionStore;
  /** Resolves when it is known who is signed in; no guard lets anybody through before. */
  known: Promise<void>;
}

type Guard = () => Promise<Response | null>;

const isSignedIn = async ({ store, known }: GuardedSession): Promise<boolean> => {
  await known;
  return store.get(sessionAtom).status === 'signedIn';
};

/** Sends who is not signed in to sign in. */
export const requireSession =
  (session: GuardedSession, signInPath: string): Guard =>
  async () =>
    (await isSignedIn(session)) ? null : redirect(signInPath);

/** Sends who is signed in from the sign-in pages to the dashboard. */
export const redirectSignedIn =
  (session: GuardedSession, dashboardPath: string): Guard =>
  async () =>
    (await isSignedIn(session)) ? redirect(dashboardPath) : null;

/** Redirects only where the address holds nothing of a sign-in: its return was reloaded. */
export const redirectFinished =
  (redirectOthers: Guard): Guard =>
  async () =>
    returnQuery() === '' ? redirectOthers() : null;
