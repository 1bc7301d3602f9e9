import { redirect } from 'react-router';
import { paths } from '../../paths.ts';
import { returnQuery } from './returnQuery.ts';
import { sessionAtom } from './sessionAtoms.ts';
import type { SessionStore } from './sessionAtoms.ts';

/** Sends who is not signed in to /auth (spec 2.1). */
export const requireSession = (store: SessionStore) => () =>
  store.get(sessionAtom).status === 'signedIn' ? null : redirect(paths.auth);

/** Sends who is signed in from the sign-in pages to the dashboard (spec 2.1, reading 3). */
export const redirectSignedIn = (store: SessionStore) => () =>
  store.get(sessionAtom).status === 'signedIn' ? redirect(paths.dashboard) : null;

/** Sends who reloads the return of a sign-in that went well to the dashboard (screens.md). */
export const redirectFinished = (store: SessionStore) => () =>
  returnQuery() === '' ? redirectSignedIn(store)() : null;
