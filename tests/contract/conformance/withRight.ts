import { errorsOf } from '@platform/api/contract';
import type { CallDescription } from '@platform/api/contract';
import { contentOf } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import { assertSuccess } from './mismatch.ts';
import type { CallSample } from './sample.ts';

/**
 * Checks that a call without a permission serves every role: an editor who writes, a viewer who
 * reads.
 */
export function withRight(described: CallDescription, sample: CallSample): Attempt[] {
  const isForAll = !errorsOf(described).includes('FORBIDDEN');
  if (described.call.access !== 'private' || !isForAll || sample.hasOwnSender) return [];
  const isRead = described.call.method === 'GET';
  const person = isRead ? 'viewer' : 'editor';
  return [
    {
      title: isRead ? 'lets a viewer read' : 'lets an editor write',
      run: async (world) => {
        const member = world.asMember(person);
        await member.tokenOf('admin');
        const { as: _, ...content } = await contentOf(sample.isPersonal ? member : world, sample);
        const reply = await member.send(described, content);
        assertSuccess(reply);
        if (sample.remove) world.afterwards(async () => sample.remove?.(world, reply.body));
      },
    },
  ];
}
