import type { CallDescription } from '@platform/api/contract';
import { contentOf, sendSample } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import { assertRefused, assertSuccess } from './mismatch.ts';
import type { Sample } from './sample.ts';
import { bodiesAtTheLimit, wrongBodies, wrongQueries } from './wrongValues.ts';

/** That values which do not fit are refused, and those at their limits accepted. */
export function wrongRequests(described: CallDescription, sample: Sample): Attempt[] {
  const { body, query } = described;
  const attempts: Attempt[] = [];
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
        title: 'accepts texts as long as they may be',
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
        },
      },
    );
  }
  if (query) {
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

/** Puts the name of what was tried before a mismatch. */
function naming(title: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (error instanceof Error && 'came' in error) {
      Object.assign(error, { came: `${title}: ${String(error.came)}` });
    }
    throw error;
  }
}
