import type { CallDescription } from '@platform/api/contract';
import { sendSample } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import { Skip, assertFits, assertThat } from './mismatch.ts';
import { preparedContent } from './prepared.ts';
import type { CallSample, SampleContent } from './sample.ts';
import type { World } from './world.ts';

export function alternativeResponses(described: CallDescription, sample: CallSample): Attempt[] {
  return Object.entries(described.alternatives ?? {}).map(([status, { response }]) => ({
    title: `responds as described with ${status}`,
    run: async (world) => {
      const content = await contentFor(world, sample, Number(status));
      const reply = await sendSample(world, described, content);
      assertThat(reply.status === Number(status), `status ${status}`, reply.status);
      assertFits(response, reply.body);
    },
  }));
}

/** @throws Skip if neither the sample nor the configuration has a request for the status */
async function contentFor(
  world: World,
  sample: CallSample,
  status: number,
): Promise<SampleContent> {
  const prepared = preparedContent(world, sample, { status });
  if (prepared) return prepared.make();
  const content = sample.alternatives?.[status] ?? `nothing leads to the status ${status}`;
  if (typeof content === 'string') throw new Skip(content);
  return content(world);
}
