// @vitest-environment jsdom
import { act, createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { TeamRow } from './types.ts';
import { useRoleEdits } from './useRoleEdits.ts';
import type { RoleChange, RoleEdits } from './useRoleEdits.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const meera: TeamRow = {
  key: 'meera',
  kind: 'member',
  id: 'meera',
  name: 'Meera Rao',
  email: 'meera@northwind.example',
  role: 'Viewer',
  status: 'Active',
  editRefusal: null,
  removeRefusal: null,
};

/** Role edits of Meera, whose saves the test completes. */
function mountEdits() {
  const sent: string[] = [];
  const settle: ((isSaved: boolean) => void)[] = [];
  const onRoleChange = ({ role }: RoleChange<string>) => {
    sent.push(role);
    return new Promise<boolean>((resolve) => void settle.push(resolve));
  };
  let latest: RoleEdits | undefined;
  function Probe() {
    const edits = useRoleEdits(onRoleChange);
    useEffect(() => {
      latest = edits;
    }, [edits]);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(Probe)));
  onTestFinished(() => act(() => root.unmount()));
  const edits = () => {
    if (!latest) throw new Error('The hook has not rendered.');
    return latest;
  };
  const step = (change: (edits: RoleEdits) => void) => act(() => change(edits()));
  step(({ start }) => start(meera));
  return {
    sent,
    edit: () => edits().editOf(meera),
    startWithList: () => step((current) => current.start(meera, true)),
    choose: (role: RoleChange['role']) => step((current) => current.choose(meera, role)),
    save: () => step((current) => current.save(meera)),
    cancel: () => step((current) => current.cancel(meera)),
    settle: (index: number, isSaved: boolean) => act(async () => settle[index]?.(isSaved)),
  };
}

test('a role is sent once, even if Save is pressed again while it is sent', async () => {
  const { choose, save, sent, settle, edit } = mountEdits();
  choose('Editor');
  save();
  save();
  expect(sent).toEqual(['Editor']);
  expect(edit()).toMatchObject({ draft: 'Editor', isSaving: true });
  await settle(0, true);
  expect(edit()).toBeUndefined();
});

test.each(['nothing', 'the own role'])('saving %s leaves edit mode without a request', (what) => {
  const { choose, save, sent, edit } = mountEdits();
  if (what !== 'nothing') choose('Viewer');
  save();
  expect(sent).toEqual([]);
  expect(edit()).toBeUndefined();
});

test('restoring the role while another one is saved sends it, and it is kept', async () => {
  const { choose, save, sent, settle, edit } = mountEdits();
  choose('TenantAdmin');
  save();
  choose('Viewer');
  save();
  expect(sent).toEqual(['TenantAdmin', 'Viewer']);
  await settle(0, true);
  expect(edit()).toMatchObject({ draft: 'Viewer', isSaving: true });
  await settle(1, true);
  expect(edit()).toBeUndefined();
});

test('a role chosen during a save remains unsaved', async () => {
  const { choose, save, sent, settle, edit } = mountEdits();
  choose('TenantAdmin');
  save();
  choose('Editor');
  await settle(0, true);
  expect(edit()).toMatchObject({ draft: 'Editor', isSaving: false });
  save();
  expect(sent).toEqual(['TenantAdmin', 'Editor']);
});

test('a rejected role is replaced by the current one, and can be sent again', async () => {
  const { choose, save, sent, settle, edit } = mountEdits();
  choose('TenantAdmin');
  save();
  await settle(0, false);
  expect(edit()).toMatchObject({ draft: null, isSaving: false });
  choose('TenantAdmin');
  save();
  expect(sent).toEqual(['TenantAdmin', 'TenantAdmin']);
});

test('a save that ends after the edit was cancelled does not reopen it', async () => {
  const { choose, save, cancel, settle, edit } = mountEdits();
  choose('TenantAdmin');
  save();
  cancel();
  await settle(0, false);
  expect(edit()).toBeUndefined();
});

test('TEAM-31 a choice in the list that opens with the edit is saved at once', async () => {
  const { startWithList, choose, sent, settle, edit } = mountEdits();
  startWithList();
  choose('Editor');
  expect(sent).toEqual(['Editor']);
  expect(edit()).toMatchObject({ draft: 'Editor', isSaving: true });
  await settle(0, false);
  expect(edit()).toMatchObject({ draft: null, isSaving: false });
  choose('TenantAdmin');
  await settle(1, true);
  expect(sent).toEqual(['Editor', 'TenantAdmin']);
  expect(edit()).toBeUndefined();
});

test('TEAM-31 choosing the present role in that list ends the edit without a call', () => {
  const { startWithList, choose, sent, edit } = mountEdits();
  startWithList();
  choose('Viewer');
  expect(sent).toEqual([]);
  expect(edit()).toBeUndefined();
});
