// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLeaveGuard } from './useLeaveGuard.ts';
import type { LeaveGuardControl } from './useLeaveGuard.ts';

let root: Root;
let guard: LeaveGuardControl;
let router: ReturnType<typeof createMemoryRouter>;
/** Changes of whether the question is shown. */
let questions: boolean[] = [];
const onDiscard = vi.fn<() => void>();

function Form() {
  const current = useLeaveGuard(onDiscard);
  useLayoutEffect(() => {
    guard = current;
    const { isConfirming } = current.leave;
    if (isConfirming !== (questions.at(-1) ?? false)) questions.push(isConfirming);
  });
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onDiscard.mockClear();
  questions = [];
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  root = createRoot(container);
  router = createMemoryRouter(
    [
      { path: '/form', Component: Form },
      { path: '/list', Component: null },
    ],
    { initialEntries: ['/form'] },
  );
  await act(async () => root.render(<RouterProvider router={router} />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const path = () => router.state.location.pathname;
const leaveDirty = async (save?: () => Promise<boolean>) => {
  await act(async () => guard.setDirty(true, save));
  await act(async () => router.navigate('/list'));
};

it('leaves once the input is saved, without a question in the meantime', async () => {
  let finish: (isSaved: boolean) => void = () => {};
  await leaveDirty(() => new Promise((resolve) => (finish = resolve)));
  expect(guard.leave.isConfirming).toBe(true);
  await act(async () => guard.leave.onSave?.());
  expect(guard.leave.isConfirming).toBe(false);
  expect(guard.isLeaving()).toBe(true);
  expect(path()).toBe('/form');
  await act(async () => finish(true));
  expect(path()).toBe('/list');
  expect(onDiscard).not.toHaveBeenCalled();
});

it('stays and still guards the input if it could not be saved', async () => {
  await leaveDirty(async () => false);
  await act(async () => guard.leave.onSave?.());
  expect(path()).toBe('/form');
  expect(questions).toEqual([true, false]);
  expect(guard.isLeaving()).toBe(false);
  await act(async () => router.navigate('/list'));
  expect(guard.leave.isConfirming).toBe(true);
});

it('discards the input that is left, and offers to save only what can be saved', async () => {
  await leaveDirty();
  expect(guard.leave.onSave).toBeUndefined();
  await act(async () => guard.leave.onLeave());
  expect(path()).toBe('/list');
  expect(onDiscard).toHaveBeenCalledOnce();
});
