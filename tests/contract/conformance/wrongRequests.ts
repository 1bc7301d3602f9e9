import type { CallDescription } from '@platform/api/contract';
import { contentOf, refusable, sendSample } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import { limitValues, numbersAtTheLimit, withValues } from './limitValues.ts';
import type { LimitValue } from './limitValues.ts';
import { assertRefused, assertSuccess, naming } from './mismatch.ts';
import type { Reply } from './client.ts';
import type { CallSample, SampleContent } from './sample.ts';
import { limitedPaths } from './schemaNodes.ts';
import { wrongBodies, wrongQueries } from './wrongValues.ts';
import type { World } from './world.ts';

/** Checks that invalid values are rejected, and values at their limits accepted. */
export function wrongRequests(described: CallDescription, sample: CallSample): Attempt[] {
  return [...wrongBodyAttempts(described, sample), ...wrongQueryAttempts(described, sample)];
}

function wrongBodyAttempts(described: CallDescription, sample: CallSample): Attempt[] {
  const { body } = described;
  if (!body) return [];
  const attempts: Attempt[] = [
    {
      title: 'refuses a body that is not JSON',
      provokes: ['MALFORMED_JSON'],
      run: async (world) => {
        const { body: _, ...content } = await refusable(world, sample);
        const headers = { ...content.headers, 'content-type': 'application/json' };
        const wrong = { ...content, raw: '{"half":', headers };
        assertRefused(await sendSample(world, described, wrong), 'MALFORMED_JSON');
      },
    },
    {
      title: 'refuses each wrong value of the body',
      provokes: ['VALIDATION_FAILED'],
      run: async (world) => {
        for (const { full } of shapesOf(sample)) {
          const content = await (full
            ? world.remember(full, async () => full(world))
            : refusable(world, sample));
          for (const { title, value } of wrongBodies(body, content.body)) {
            const reply = await sendSample(world, described, { ...content, body: value });
            naming(title, () => assertRefused(reply, 'VALIDATION_FAILED'));
          }
        }
      },
    },
  ];
  const atLimits: Attempt = {
    title: 'accepts values at their limits',
    run: async (world) => {
      for (const shape of shapesOf(sample)) {
        for (const end of ['lowest', 'highest'] as const) {
          await tryLimits(world, described, shape, async () => {
            const content = await fullContent(world, shape);
            const { fixed = [] } = sample;
            const unique = world.unique();
            return { content, values: limitValues(body, content.body, { unique, fixed })[end] };
          });
        }
      }
    },
  };
  const { fixed = [] } = sample;
  const isLimited = limitedPaths(body).some((path) => !fixed.includes(path));
  return isLimited ? [...attempts, atLimits] : attempts;
}

/** Returns the call's bodies with all fields. */
export const shapesOf = (sample: CallSample): CallSample[] => [
  sample,
  ...(sample.variants ?? []).map((variant) => ({ ...sample, ...variant })),
];

/** Returns content with every field, also for a call that accepts no request of the suite. */
export async function fullContent(world: World, sample: CallSample): Promise<SampleContent> {
  if (sample.full) return sample.full(world);
  if (sample.comes) return refusable(world, sample);
  return contentOf(world, sample);
}

/** Sends all values at once; if that is rejected, sends each alone to find the rejected one. */
async function tryLimits(
  world: World,
  described: CallDescription,
  sample: CallSample,
  make: () => Promise<{ content: SampleContent; values: readonly LimitValue[] }>,
): Promise<void> {
  const send = async (content: SampleContent, values: readonly LimitValue[]) => {
    const sent = { ...content, body: withValues(content.body, values) };
    const reply = await sendSample(world, described, sent);
    if (sample.remove) world.afterwards(async () => sample.remove?.(world, reply.body));
    return reply;
  };
  const { content, values } = await make();
  if (values.length === 0) return;
  const reply = await send(content, values);
  if (isAccepted(reply, sample)) return assertAccepted(reply, sample);
  for (const index of values.keys()) {
    const single = await make();
    const [value] = single.values.slice(index, index + 1);
    if (!value) continue;
    const alone = await send(single.content, [value]);
    naming(value.title, () => assertAccepted(alone, sample));
  }
}

const isAccepted = ({ status, body }: Reply, { comes }: CallSample): boolean =>
  comes === undefined
    ? status < 300
    : (body as { error?: { code?: unknown } } | null)?.error?.code === comes;

function assertAccepted(reply: Reply, { comes }: CallSample): void {
  if (comes === undefined) assertSuccess(reply);
  else assertRefused(reply, comes);
}

function wrongQueryAttempts(described: CallDescription, sample: CallSample): Attempt[] {
  const { query } = described;
  if (!query) return [];
  const wrong = wrongQueries(query);
  const limits = numbersAtTheLimit(query);
  const accepts: Attempt = {
    title: 'accepts numbers at their limits in the query',
    run: async (world) => {
      for (const value of limits) {
        const content = await contentOf(world, sample);
        const sent = { ...content, query: { ...content.query, ...value } };
        const reply = await sendSample(world, described, sent);
        naming(JSON.stringify(value), () => assertSuccess(reply));
      }
    },
  };
  const refuses: Attempt = {
    title: 'refuses each wrong value of the query',
    provokes: ['VALIDATION_FAILED'],
    run: async (world) => {
      const content = await refusable(world, sample);
      for (const { title, value } of wrong) {
        const query = { ...content.query, ...(value as object) };
        const reply = await sendSample(world, described, { ...content, query });
        naming(title, () => assertRefused(reply, 'VALIDATION_FAILED'));
      }
    },
  };
  return [...(limits.length > 0 ? [accepts] : []), ...(wrong.length > 0 ? [refuses] : [])];
}
