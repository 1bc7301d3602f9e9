import type { CallDescription } from '@platform/api/contract';
import type { Case } from './case.ts';
import type { Reply } from './client.ts';
import { preparedContent } from './prepared.ts';
import type { CallSample, SampleContent } from './sample.ts';
import type { World } from './world.ts';

/** A case that is not assigned to a call yet. */
export type Attempt = Pick<Case, 'title' | 'run' | 'provokes'>;

/** Returns a request that the call must accept. @throws Skip if there is none */
export async function contentOf(world: World, sample: CallSample): Promise<SampleContent> {
  const prepared = preparedContent(world, sample);
  if (prepared) return prepared.make();
  return (await sample.content?.(world)) ?? {};
}

/**
 * Returns a request for cases that are rejected; created once, since rejected requests change
 * nothing.
 */
export const refusable = async (world: World, sample: CallSample): Promise<SampleContent> =>
  world.remember(sample, async () => {
    if (sample.wellFormed) return sample.wellFormed(world);
    return contentOf(world, sample);
  });

const isPublic = ({ call }: CallDescription) => call.access === 'public';

export async function sendSample(
  world: World,
  described: CallDescription,
  { as, ...content }: SampleContent,
): Promise<Reply> {
  const actor = as ? world.as(as) : world;
  return isPublic(described)
    ? actor.sendPublic(described, content)
    : actor.send(described, content);
}

/** Sends a request that creates a record, and removes the record after the run. */
export async function sendAndRemove(
  world: World,
  described: CallDescription,
  sample: CallSample,
  content: SampleContent,
): Promise<Reply> {
  const reply = await sendSample(world, described, content);
  if (sample.remove) world.afterwards(async () => sample.remove?.(world, reply.body));
  return reply;
}
