import { redirect } from 'react-router';
import { paths } from '../../paths.ts';
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

/** Sends who is not signed in to /auth (spec 2.1). */
export const requireSession =
  (session: GuardedSession): Guard =>
  async () =>
    (await isSignedIn(session)) ? null : redirect(paths.auth);

/** Sends who is signed in from the sign-in pages to the dashboard (spec 2.1, reading 3). */
export const redirectSignedIn =
  (session: GuardedSession): Guard =>
  async () =>
    (await isSignedIn(session)) ? redirect(paths.dashboard) : null;

/** Sends who reloads the return of a sign-in that went well to the dashboard (screens.md). */
export const redirectFinished =
  (session: GuardedSession): Guard =>
  async () =>
    returnQuery() === '' ? redirectSignedIn(session)() : null;
