// @vitest-environment jsdom
import type { AssignableRole } from '@platform/domain';
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

test('removing a row asks for confirmation', () => {
  const { actions, onAskToRemove, onRefused } = mountActions();
  actions().askToRemove(jonas);
  expect(onAskToRemove).toHaveBeenCalledExactlyOnceWith(jonas);
  expect(onRefused).not.toHaveBeenCalled();
});

test('removing a protected row is blocked, even if its control is pressed', () => {
  const { actions, onAskToRemove, onRefused } = mountActions();
  const ownRow: TeamRow = { ...jonas, removeRefusal: 'ownAccount' };
  actions().askToRemove(ownRow);
  expect(onAskToRemove).not.toHaveBeenCalled();
  expect(onRefused).toHaveBeenCalledExactlyOnceWith({ row: ownRow, refusal: 'ownAccount' });
});

test('editing a protected role is blocked, even if its control is pressed', () => {
  const { actions, onRefused } = mountActions();
  const ownRow: TeamRow = { ...jonas, editRefusal: 'ownAdminRole' };
  act(() => actions().edits.start(ownRow));
  expect(actions().edits.editOf(jonas)).toBeUndefined();
  expect(onRefused).toHaveBeenCalledExactlyOnceWith({ row: ownRow, refusal: 'ownAdminRole' });
});

test('losing the permission during an edit ends it without saving', () => {
  const { actions, onRefused, onRoleChange } = mountActions();
  act(() => actions().edits.start(jonas));
  act(() => actions().edits.choose(jonas, 'Editor'));
  const refused: TeamRow = { ...jonas, editRefusal: 'noPermission' };
  expect(actions().edits.editOf(refused)).toBeUndefined();
  act(() => actions().edits.save(refused));
  expect(onRoleChange).not.toHaveBeenCalled();
  expect(onRefused).toHaveBeenCalledOnce();
});

test('a chosen role is saved', async () => {
  const { actions, onRoleChange } = mountActions();
  act(() => actions().edits.start(jonas));
  act(() => actions().edits.choose(jonas, 'Editor'));
  await act(async () => actions().edits.save(jonas));
  expect(onRoleChange).toHaveBeenCalledExactlyOnceWith({ row: jonas, role: 'Editor' });
});

/** A save that the test completes. */
function heldSaves(onRoleChange: ReturnType<typeof mountActions>['onRoleChange']) {
  const ends: ((isSaved: boolean) => void)[] = [];
  onRoleChange.mockImplementation(() => new Promise((resolve) => ends.push(resolve)));
  return (save: number, isSaved: boolean) => act(async () => ends[save]?.(isSaved));
}

test.each<[string, TeamRow, AssignableRole | null]>([
  ['no role', jonas, null],
  ["the row's own role", jonas, 'Viewer'],
  ['Viewer for an EndUser', { ...jonas, role: 'EndUser' }, 'Viewer'],
])('saving with %s chosen sends nothing and ends the edit', async (_what, row, role) => {
  const { actions, onRoleChange } = mountActions();
  act(() => actions().edits.start(row));
  if (role) act(() => actions().edits.choose(row, role));
  await act(async () => actions().edits.save(row));
  expect(onRoleChange).not.toHaveBeenCalled();
  expect(actions().edits.editOf(row)).toBeUndefined();
});

test('saving a row that is not being edited sends nothing', async () => {
  const { actions, onRoleChange } = mountActions();
  await act(async () => actions().edits.save(jonas));
  expect(onRoleChange).not.toHaveBeenCalled();
});

test.each([
  { isSaved: true, edit: undefined },
  { isSaved: false, edit: { draft: null, isSaving: false, isListOpen: true } },
])('a row is marked as saving until its save ends, $isSaved', async ({ isSaved, edit }) => {
  const { actions, onRoleChange } = mountActions();
  const end = heldSaves(onRoleChange);
  act(() => actions().edits.start(jonas, true));
  act(() => actions().edits.choose(jonas, 'Editor'));
  act(() => actions().edits.save(jonas));
  expect(actions().edits.editOf(jonas)).toEqual({
    draft: 'Editor',
    isSaving: true,
    isListOpen: true,
  });
  act(() => actions().edits.save(jonas));
  expect(onRoleChange).toHaveBeenCalledOnce();
  await end(0, isSaved);
  expect(actions().edits.editOf(jonas)).toEqual(edit);
});

test('a failed save can be repeated', async () => {
  const { actions, onRoleChange } = mountActions();
  onRoleChange.mockResolvedValueOnce(false);
  act(() => actions().edits.start(jonas));
  for (const calls of [1, 2]) {
    act(() => actions().edits.choose(jonas, 'Editor'));
    await act(async () => actions().edits.save(jonas));
    expect(onRoleChange).toHaveBeenCalledTimes(calls);
  }
  expect(actions().edits.editOf(jonas)).toBeUndefined();
});

test('the later of two saves of a row takes precedence, even if it restores the role', async () => {
  const { actions, onRoleChange } = mountActions();
  const end = heldSaves(onRoleChange);
  act(() => actions().edits.start(jonas));
  for (const role of ['Editor', 'Viewer'] as const) {
    act(() => actions().edits.choose(jonas, role));
    act(() => actions().edits.save(jonas));
  }
  expect(onRoleChange.mock.calls.map(([{ role }]) => role)).toEqual(['Editor', 'Viewer']);
  await end(0, false);
  expect(actions().edits.editOf(jonas)).toMatchObject({ draft: 'Viewer', isSaving: true });
  await end(1, true);
  expect(actions().edits.editOf(jonas)).toBeUndefined();
});

test.each([true, false])(
  'a role chosen during a save remains unsaved, whether that save succeeds: %s',
  async (isSaved) => {
    const { actions, onRoleChange } = mountActions();
    const end = heldSaves(onRoleChange);
    act(() => actions().edits.start(jonas));
    act(() => actions().edits.choose(jonas, 'Editor'));
    act(() => actions().edits.save(jonas));
    act(() => actions().edits.choose(jonas, 'TenantAdmin'));
    await end(0, isSaved);
    expect(actions().edits.editOf(jonas)).toMatchObject({ draft: 'TenantAdmin', isSaving: false });
  },
);
