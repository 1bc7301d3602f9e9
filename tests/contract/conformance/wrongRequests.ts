import type { CallDescription } from '@platform/api/contract';
import { contentOf, sendSample } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import { assertRefused, assertSuccess, naming } from './mismatch.ts';
import type { Sample } from './sample.ts';
import { bodiesAtTheLimit, numbersAtTheLimit, wrongBodies, wrongQueries } from './wrongValues.ts';
import type { World } from './world.ts';

/** That values which do not fit are refused, and those at their limits accepted. */
export function wrongRequests(described: CallDescription, sample: Sample): Attempt[] {
  const { body, query } = described;
  const attempts: Attempt[] = [];
  const accept = async (world: World, values: readonly object[], part: 'body' | 'query') => {
    for (const value of values) {
      const content = await contentOf(world, sample);
      const changed = { ...content, [part]: { ...(content[part] as object), ...value } };
      const reply = await sendSample(world, described, sample, changed);
      naming(JSON.stringify(value), () => assertSuccess(reply));
      if (sample.remove) world.afterwards(async () => sample.remove?.(world, reply.body));
    }
  };
  if (body) {
    attempts.push(
      {
        title: 'refuses a body that is no JSON',
        run: async (world) => {
          const { body: _, ...content } = await contentOf(world, sample);
          const headers = { 'content-type': 'application/json' };
          const raw = '{"half":';
          const wrong = { ...content, raw, headers };
          assertRefused(await sendSample(world, described, sample, wrong), 'MALFORMED_JSON');
        },
      },
      {
        title: 'refuses each wrong value of the body',
        run: async (world) => {
          const content = await contentOf(world, sample);
          for (const wrong of wrongBodies(body, content.body)) {
            const reply = await sendSample(world, described, sample, {
              ...content,
              body: wrong.value,
            });
            naming(wrong.title, () => assertRefused(reply, 'VALIDATION_FAILED'));
          }
        },
      },
      {
        title: 'accepts values at their limits',
        run: async (world) => {
          const { body: right } = await contentOf(world, sample);
          for (const { title, value, path } of bodiesAtTheLimit(body, right)) {
            const content = await contentOf(world, sample);
            const name = path[0] ?? '';
            const { length } = (value as Record<string, string>)[name] ?? '';
            const longest = world.unique().slice(0, length).padEnd(length, 'x');
            const reply = await sendSample(world, described, sample, {
              ...content,
              body: { ...(content.body as object), [name]: longest },
            });
            naming(title, () => assertSuccess(reply));
            if (sample.remove) world.afterwards(async () => sample.remove?.(world, reply.body));
          }
          await accept(world, numbersAtTheLimit(body), 'body');
        },
      },
    );
  }
  if (query) {
    attempts.push({
      title: 'accepts numbers at their limits in the query',
      run: async (world) => accept(world, numbersAtTheLimit(query), 'query'),
    });
    attempts.push({
      title: 'refuses each wrong value of the query',
      run: async (world) => {
        const content = await contentOf(world, sample);
        for (const wrong of wrongQueries(query)) {
          const reply = await sendSample(world, described, sample, {
            ...content,
            query: { ...content.query, ...(wrong.value as object) },
          });
          naming(wrong.title, () => assertRefused(reply, 'VALIDATION_FAILED'));
        }
      },
    });
  }
  return attempts;
}
