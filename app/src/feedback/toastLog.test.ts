import type { User } from '@platform/api';
import { expect, test } from 'vitest';
import { createStore } from '../platform/state.ts';
import { sessionAtom } from '../session/sessionAtoms.ts';
import { showToastAtom } from './toastAtoms.ts';
import { toastLogAtom } from './toastLog.ts';

test('S20 does not list the messages of one user for another, nor keep them', () => {
  const store = createStore();
  const signIn = (id: string) =>
    store.set(sessionAtom, { status: 'signedIn', user: { id } as User, isOffline: false });
  const tell = (message: string) => store.set(showToastAtom, { message, tone: 'success' });
  const messages = () => store.get(toastLogAtom).map(({ message }) => message);

  signIn('ada');
  tell('Saved');
  tell('Saved');
  tell('Sent');
  expect(messages()).toEqual(['Sent', 'Saved', 'Saved']);
  signIn('bo');
  expect(messages()).toEqual([]);
  tell('Removed');
  expect(messages()).toEqual(['Removed']);
  signIn('ada');
  expect(messages()).toEqual([]);
});
