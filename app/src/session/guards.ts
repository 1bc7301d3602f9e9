import { redirect } from 'react-router';
import { returnQuery } from './returnQuery.ts';
import { sessionAtom } from './sessionAtoms.ts';
import type { SessionStore } from './sessionAtoms.ts';

export interface GuardedSession {
  store: SessionStore;
  /** Resolves when the session is known; guards wait for it. */
  known: Promise<void>;
}

type Guard = () => Promise<Response | null>;

const isSignedIn = async ({ store, known }: GuardedSession): Promise<boolean> => {
  await known;
  return store.get(sessionAtom).status === 'signedIn';
};

export const requireSession =
  (session: GuardedSession, signInPath: string): Guard =>
  async () =>
    (await isSignedIn(session)) ? null : redirect(signInPath);

export const redirectSignedIn =
  (session: GuardedSession, dashboardPath: string): Guard =>
  async () =>
    (await isSignedIn(session)) ? redirect(dashboardPath) : null;

/** Redirects if the URL had no sign-in response, for example because the page was reloaded. */
export const redirectWithoutResponse =
  (redirectOthers: Guard): Guard =>
  async () =>
    returnQuery() === '' ? redirectOthers() : null;
