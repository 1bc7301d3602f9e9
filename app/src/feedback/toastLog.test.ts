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
  const showToast = (message: string) => store.set(showToastAtom, { message, tone: 'success' });
  const messages = () => store.get(toastLogAtom).map(({ message }) => message);

  signIn('ada');
  showToast('Saved');
  showToast('Saved');
  showToast('Sent');
  expect(messages()).toEqual(['Sent', 'Saved', 'Saved']);
  signIn('bo');
  expect(messages()).toEqual([]);
  showToast('Removed');
  expect(messages()).toEqual(['Removed']);
  signIn('ada');
  expect(messages()).toEqual([]);
});
