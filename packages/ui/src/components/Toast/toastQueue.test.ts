import { expect, test } from 'vitest';
import { addToast, MAX_TOASTS, removeToast, updateToast } from './toastQueue.ts';
import type { QueuedToast, ToastOptions } from './toastQueue.ts';

function queueOf(...list: ToastOptions[]) {
  const closed: string[] = [];
  const toasts = list.reduce<readonly QueuedToast[]>((all, toast) => {
    const change = addToast(all, toast);
    closed.push(...change.closed.map(({ message }) => message));
    return change.toasts;
  }, []);
  return { toasts, closed, shown: toasts.map(({ message, count }) => [message, count]) };
}

test('counts identical messages of one tone, but not those with an action', () => {
  const action = { label: 'Undo', onSelect: () => {} };
  expect(
    queueOf(
      { message: 'Saved' },
      { message: 'Saved' },
      { message: 'Saved', tone: 'danger' },
      { message: 'Saved', action },
    ).shown,
  ).toEqual([
    ['Saved', 2],
    ['Saved', 1],
    ['Saved', 1],
  ]);
});

test('replaces the toast of the same subject, except by a failure', () => {
  const { shown, closed } = queueOf(
    { message: 'Offline', subject: 'a' },
    { message: 'Failed', subject: 'a', tone: 'danger' },
    { message: 'Other', subject: 'b' },
    { message: 'Online', subject: 'a' },
  );
  expect(shown).toEqual([
    ['Other', 1],
    ['Online', 1],
  ]);
  expect(closed).toEqual(['Offline', 'Failed']);
});

test('displaces the oldest waiting toast beyond the limit', () => {
  const many = Array.from({ length: MAX_TOASTS + 2 }, (_, index) => ({ message: `${index}` }));
  const { toasts, closed } = queueOf(...many);
  expect(toasts).toHaveLength(MAX_TOASTS);
  expect(closed).toEqual(['3', '4']);
  expect(toasts.at(-1)?.message).toBe(`${MAX_TOASTS + 1}`);
});

test('changes and removes a toast by id, and ignores an unknown id', () => {
  const { toasts } = queueOf({ message: 'Exporting…', tone: 'info' }, { message: 'Saved' });
  const id = toasts[0]?.id ?? '';
  const changed = updateToast(toasts, id, { message: 'Exported', tone: 'success' });
  expect(changed.map(({ message, tone }) => [message, tone])).toEqual([
    ['Exported', 'success'],
    ['Saved', 'success'],
  ]);
  expect(updateToast(toasts, 'none', { message: 'x' })).toEqual(toasts);
  expect(removeToast(toasts, id).toasts.map(({ message }) => message)).toEqual(['Saved']);
  expect(removeToast(toasts, 'none').closed).toEqual([]);
});
