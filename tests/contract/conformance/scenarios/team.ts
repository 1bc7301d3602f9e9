import { memberCalls, meCalls, roleContextCalls } from '@platform/api/contract';
import type { Case } from '../case.ts';
import { newAdmin, newMember } from '../mailbox.ts';
import { assertRefused, assertThat } from '../mismatch.ts';

/** Error codes for whichever of two concurrent requests is rejected. */
const REFUSALS = ['LAST_ADMIN', 'FORBIDDEN', 'UNAUTHENTICATED'] as const;

export const teamScenarios: readonly Case[] = [
  {
    service: 'auth',
    record: 'members',
    call: 'PATCH /v1/team/member/{id}/role',
    title: 'keeps an admin if two admins demote each other at once',
    async run(world) {
      const person = await newAdmin(world);
      const first = world.as(person);
      const other = await newMember(first, 'admin');
      const second = world.as(other.person);
      const { user_id: id } = await first.prepare<{ user_id: string }>(roleContextCalls.context);
      const body = { new_role: 'Viewer' };
      for (const admin of [first, second]) await admin.prepare(meCalls.get);
      const replies = await Promise.all([
        first.send(memberCalls.changeRole, { params: { id: other.id }, body }),
        second.send(memberCalls.changeRole, { params: { id }, body }),
      ]);
      const accepted = replies.filter(({ status }) => status < 300);
      assertThat(accepted.length === 1, 'one success', `${accepted.length} successes`);
      const [rejected] = replies.filter((reply) => !accepted.includes(reply));
      if (rejected) assertRefused(rejected, ...REFUSALS);
    },
  },
];
