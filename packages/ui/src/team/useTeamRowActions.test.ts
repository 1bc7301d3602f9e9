// @vitest-environment jsdom
import { act, createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { TeamRow } from './types.ts';
import { useTeamRowActions } from './useTeamRowActions.ts';
import type { TeamRowActionOptions, TeamRowActions } from './useTeamRowActions.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const jonas: TeamRow = {
  key: 'jonas',
  kind: 'member',
  id: 'jonas',
  name: 'Jonas Weber',
  email: 'jonas@northwind.example',
  role: 'Viewer',
  status: 'Active',
  editRefusal: null,
  removeRefusal: null,
};

function mountActions() {
  const onAskToRemove = vi.fn<TeamRowActionOptions['onAskToRemove']>();
  const onRefused = vi.fn<NonNullable<TeamRowActionOptions['onRefused']>>();
  const onRoleChange = vi.fn<TeamRowActionOptions['onRoleChange']>(async () => true);
  const states: TeamRowActions[] = [];
  function Probe() {
    const state = useTeamRowActions({ onRoleChange, onAskToRemove, onRefused });
    useEffect(() => void states.push(state), [state]);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(Probe)));
  onTestFinished(() => act(() => root.unmount()));
  const actions = () => {
    const state = states.at(-1);
    if (!state) throw new Error('The hook has not rendered.');
    return state;
  };
  return { actions, onAskToRemove, onRefused, onRoleChange };
}

test('a row that may be removed is asked about', () => {
  const { actions, onAskToRemove, onRefused } = mountActions();
  actions().askToRemove(jonas);
  expect(onAskToRemove).toHaveBeenCalledExactlyOnceWith(jonas);
  expect(onRefused).not.toHaveBeenCalled();
});

test('a row that may not be removed is refused though its control was reached', () => {
  const { actions, onAskToRemove, onRefused } = mountActions();
  const own: TeamRow = { ...jonas, removeRefusal: 'ownAccount' };
  actions().askToRemove(own);
  expect(onAskToRemove).not.toHaveBeenCalled();
  expect(onRefused).toHaveBeenCalledExactlyOnceWith({ row: own, refusal: 'ownAccount' });
});

test('a role that may not be edited is refused though its control was reached', () => {
  const { actions, onRefused } = mountActions();
  const own: TeamRow = { ...jonas, editRefusal: 'ownAdminRole' };
  act(() => actions().edits.start(own));
  expect(actions().edits.editOf(jonas)).toBeUndefined();
  expect(onRefused).toHaveBeenCalledExactlyOnceWith({ row: own, refusal: 'ownAdminRole' });
});

test('rights that go while a role is chosen end its edit and leave it unsaved', () => {
  const { actions, onRefused, onRoleChange } = mountActions();
  act(() => actions().edits.start(jonas));
  act(() => actions().edits.choose(jonas, 'Editor'));
  const refused: TeamRow = { ...jonas, editRefusal: 'noPermission' };
  expect(actions().edits.editOf(refused)).toBeUndefined();
  act(() => actions().edits.save(refused));
  expect(onRoleChange).not.toHaveBeenCalled();
  expect(onRefused).toHaveBeenCalledOnce();
});

test('a role that was chosen is saved', async () => {
  const { actions, onRoleChange } = mountActions();
  act(() => actions().edits.start(jonas));
  act(() => actions().edits.choose(jonas, 'Editor'));
  await act(async () => actions().edits.save(jonas));
  expect(onRoleChange).toHaveBeenCalledExactlyOnceWith({ row: jonas, role: 'Editor' });
});
