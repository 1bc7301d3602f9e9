import { changeRole, removeTeamMember } from '@platform/api';
import type { AssignableRole, Member } from '@platform/api';
import { describe, expect, it } from 'vitest';
import { applyEdits, settleEdit } from '@platform/flows';
import type { Edit } from '@platform/flows';

type TeamEdit = Edit<readonly Member[]>;
type Team = readonly Member[];

const member = (id: string, role: Member['role']): Member => ({
  key: id,
  id,
  name: id,
  email: `${id}@example.test`,
  role,
  status: 'Active',
});

const team = (...members: Member[]): Team => members;

const withRole =
  (id: string, role: AssignableRole) =>
  (rows: Team): Team =>
    changeRole.optimistic?.({ key: id, id, role })[0]?.apply(rows) as Team;

const withoutMember =
  (id: string) =>
  (rows: Team): Team =>
    removeTeamMember.optimistic?.({ key: id, id })[0]?.apply(rows) as Team;

const edit = (id: number, apply: TeamEdit['apply']): TeamEdit => ({ id, apply, isDone: false });

/** Plays edits and their ends in the given order and keeps what was shown after each step. */
function play(base: Team, edits: TeamEdit[], ends: { id: number; isDone: boolean }[]) {
  let state = { base, edits: edits as readonly TeamEdit[] };
  const shown = [applyEdits(state.base, state.edits)];
  for (const end of ends) {
    const { folded, waiting } = settleEdit(state.edits, end.id, end.isDone);
    state = { base: applyEdits(state.base, folded), edits: waiting };
    shown.push(applyEdits(state.base, state.edits));
  }
  return { shown, left: state.edits };
}

const roles = (members: Team) => members.map(({ role }) => role);
const ids = (members: Team) => members.map(({ id }) => id);

describe('two edits of two rows', () => {
  const base = team(member('ada', 'Viewer'), member('bo', 'Viewer'));
  const edits = [edit(1, withRole('ada', 'Editor')), edit(2, withRole('bo', 'TenantAdmin'))];
  const outcomes = [true, false].flatMap((one) =>
    [true, false].flatMap((two) => [
      { order: [1, 2], one, two },
      { order: [2, 1], one, two },
    ]),
  );

  it.each(outcomes)('M04 only what failed reverts: $order, $one, $two', ({ order, one, two }) => {
    const ends = order.map((id) => ({ id, isDone: id === 1 ? one : two }));
    const { shown, left } = play(base, edits, ends);
    expect(roles(shown[0] ?? base)).toEqual(['Editor', 'TenantAdmin']);
    expect(roles(shown.at(-1) ?? base)).toEqual([
      one ? 'Editor' : 'Viewer',
      two ? 'TenantAdmin' : 'Viewer',
    ]);
    expect(left).toEqual([]);
  });
});

describe('two edits of one row', () => {
  const base = team(member('ada', 'Viewer'));
  const edits = [edit(1, withRole('ada', 'Editor')), edit(2, withRole('ada', 'TenantAdmin'))];

  it('M05 shows the last success when the first fails after it, and never an older value', () => {
    const { shown } = play(base, edits, [
      { id: 2, isDone: true },
      { id: 1, isDone: false },
    ]);
    expect(shown.map(roles)).toEqual([['TenantAdmin'], ['TenantAdmin'], ['TenantAdmin']]);
  });

  it('M05 falls back to the first when only the second fails', () => {
    const { shown } = play(base, edits, [
      { id: 2, isDone: false },
      { id: 1, isDone: true },
    ]);
    expect(shown.map(roles)).toEqual([['TenantAdmin'], ['Editor'], ['Editor']]);
  });
});

describe('two removals', () => {
  const base = team(member('ada', 'Viewer'), member('bo', 'Viewer'), member('cy', 'Viewer'));
  const edits = [edit(1, withoutMember('ada')), edit(2, withoutMember('bo'))];

  it('M06 puts a failed row back at its place, once, and leaves the removed one away', () => {
    const { shown } = play(base, edits, [
      { id: 2, isDone: true },
      { id: 1, isDone: false },
    ]);
    expect(shown.map(ids)).toEqual([['cy'], ['cy'], ['ada', 'cy']]);
  });

  it('M06 keeps both away from a list that was read meanwhile', () => {
    const reread = team(member('bo', 'Viewer'), member('ada', 'Viewer'), member('cy', 'Viewer'));
    expect(ids(applyEdits(reread, edits))).toEqual(['cy']);
  });
});
