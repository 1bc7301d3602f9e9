// @vitest-environment jsdom
import { changeRole, members, removeTeamMember } from '@platform/api';
import type { AssignableRole } from '@platform/api';
import { dataOf } from '@platform/ui';
import { expect, test } from 'vitest';
import { mountHook } from '../testing/mountHook.tsx';
import { startSandbox } from '../testing/sandbox.ts';
import { useAction } from './useAction.ts';
import { useRefresh } from './useResource.ts';
import { useResource } from './useResource.ts';

const sandbox = startSandbox();

const texts = { failure: () => 'Failed.' };
const membersCall = { method: 'GET', path: '/v1/team/members' };
const roleCall = (id: string) => ({ method: 'PATCH', path: `/v1/team/member/${id}/role` });
const removalCall = (id: string) => ({ method: 'DELETE', path: `/v1/team/member/${id}` });

type Ending = 'done' | 'refused';

/** Holds the next request of a call; the returned function ends it in the given way. */
const holdUntil = (call: ReturnType<typeof roleCall>, ending: Ending) =>
  ending === 'done'
    ? sandbox.hold(call)
    : sandbox.hold({ ...call, status: 409, body: {} }, 'before');

const amara = 'usr_nw02';
const lucia = 'usr_nw04';

const useTeam = () => ({
  rows: dataOf(useResource(members, {})),
  setRole: useAction(changeRole, texts)[0],
  remove: useAction(removeTeamMember, texts)[0],
  refresh: useRefresh(),
});

async function openTeam() {
  const tab = await sandbox.openTab();
  const page = mountHook(useTeam, tab);
  await page.waitUntil(({ rows }) => expect(rows).toHaveLength(10));
  /** Distinct values of consecutive commits. */
  const shownValues = (
    select: (rows: readonly { id: string; role: string }[]) => string | undefined,
  ) =>
    page.results
      .flatMap(({ rows }) => (rows ? [select(rows)] : []))
      .filter((value, index, all) => value !== all[index - 1]);
  return {
    setRole: (id: string, role: AssignableRole) => page.current().setRole({ key: id, id, role }),
    remove: (id: string) => page.current().remove({ key: id, id }),
    refresh: () => page.current().refresh(members),
    quiet: () => tab.api.http.untilIdle(),
    rolesSeen: (id: string) => shownValues((rows) => rows.find((row) => row.id === id)?.role),
    /** Numbers of the first four members that were displayed. */
    firstSeen: () =>
      shownValues((rows) =>
        rows
          .slice(0, 4)
          .map(({ id }) => Number(id.slice(-2)))
          .join(' '),
      ),
  };
}

test.each<{ order: [number, number]; ends: [Ending, Ending]; amaras: string[]; lucias: string[] }>([
  {
    order: [0, 1],
    ends: ['done', 'refused'],
    amaras: ['Editor', 'Viewer'],
    lucias: ['Viewer', 'Editor', 'Viewer'],
  },
  {
    order: [1, 0],
    ends: ['done', 'refused'],
    amaras: ['Editor', 'Viewer'],
    lucias: ['Viewer', 'Editor', 'Viewer'],
  },
  {
    order: [0, 1],
    ends: ['refused', 'done'],
    amaras: ['Editor', 'Viewer', 'Editor'],
    lucias: ['Viewer', 'Editor'],
  },
  {
    order: [1, 0],
    ends: ['refused', 'done'],
    amaras: ['Editor', 'Viewer', 'Editor'],
    lucias: ['Viewer', 'Editor'],
  },
])(
  'M04 of two edits that end $ends, in the order $order, reverts only the rejected one',
  async (round) => {
    const team = await openTeam();
    const release = [
      await holdUntil(roleCall(amara), round.ends[0]),
      await holdUntil(roleCall(lucia), round.ends[1]),
    ];
    const edits = [team.setRole(amara, 'Viewer'), team.setRole(lucia, 'Editor')];
    await expect.poll(() => sandbox.count(roleCall(amara))).toBe(1);
    await expect.poll(() => sandbox.count(roleCall(lucia))).toBe(1);
    for (const position of round.order) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await release[position]?.();
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await edits[position];
    }
    await team.quiet();
    expect(team.rolesSeen(amara)).toEqual(round.amaras);
    expect(team.rolesSeen(lucia)).toEqual(round.lucias);
    expect(await sandbox.count(membersCall)).toBe(2);
  },
);

test.each<{ order: [number, number]; ends: [Ending, Ending]; seen: string[] }>([
  { order: [0, 1], ends: ['done', 'done'], seen: ['Editor', 'Viewer', 'TenantAdmin'] },
  { order: [1, 0], ends: ['done', 'done'], seen: ['Editor', 'Viewer', 'TenantAdmin'] },
  { order: [0, 1], ends: ['refused', 'done'], seen: ['Editor', 'Viewer', 'TenantAdmin'] },
  { order: [1, 0], ends: ['refused', 'done'], seen: ['Editor', 'Viewer', 'TenantAdmin'] },
  { order: [0, 1], ends: ['done', 'refused'], seen: ['Editor', 'Viewer', 'TenantAdmin', 'Viewer'] },
  { order: [1, 0], ends: ['done', 'refused'], seen: ['Editor', 'Viewer', 'TenantAdmin', 'Viewer'] },
])(
  'M05 of two edits of one row that end $ends, in the order $order, shows the last success',
  async (round) => {
    const team = await openTeam();
    const releaseFirst = await holdUntil(roleCall(amara), round.ends[0]);
    const first = team.setRole(amara, 'Viewer');
    await expect.poll(() => sandbox.count(roleCall(amara))).toBe(1);
    const releaseSecond = await holdUntil(roleCall(amara), round.ends[1]);
    const second = team.setRole(amara, 'TenantAdmin');
    await expect.poll(() => sandbox.count(roleCall(amara))).toBe(2);
    const release = [releaseFirst, releaseSecond];
    for (const position of round.order) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await release[position]?.();
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await [first, second][position];
    }
    await team.quiet();
    expect(team.rolesSeen(amara)).toEqual(round.seen);
  },
);

test.each<{ order: [number, number]; isReloaded: boolean }>([
  { order: [0, 1], isReloaded: false },
  { order: [1, 0], isReloaded: false },
  { order: [0, 1], isReloaded: true },
  { order: [1, 0], isReloaded: true },
])(
  'M06 a rejected removal restores the row once, the other one stays removed: $order, reloaded $isReloaded',
  async (round) => {
    const team = await openTeam();
    const release = [
      await holdUntil(removalCall(amara), 'refused'),
      await holdUntil(removalCall(lucia), 'done'),
    ];
    const removals = [team.remove(amara), team.remove(lucia)];
    await expect.poll(() => sandbox.count(removalCall(amara))).toBe(1);
    await expect.poll(() => sandbox.count(removalCall(lucia))).toBe(1);
    if (round.isReloaded) await team.refresh();
    for (const position of round.order) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await release[position]?.();
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await removals[position];
    }
    await team.quiet();
    expect(team.firstSeen()).toEqual(['1 2 3 4', '1 3 5 6', '1 2 3 5']);
  },
);
