import { errorsOf } from '@platform/api/contract';
import type { CallDescription, ErrorCode } from '@platform/api/contract';
import { sendSample } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import type { Reply } from './client.ts';
import { Skip, assertFits, assertRefused } from './mismatch.ts';
import { preparedContent } from './prepared.ts';
import type { CallSample } from './sample.ts';
import type { World } from './world.ts';

/** Codes that descriptions give no reason for. */
const UNPROVOKED: Partial<Record<ErrorCode, string>> = {
  INTERNAL: 'no request makes a service fail on purpose',
  VALIDATION_FAILED: 'every query fits the description',
  TOO_LARGE: 'the size that the service accepts is not in `prepared`',
};

/**
 * Returns a case for each declared code that no case in `others` provokes, and for each that the
 * sample names.
 */
export function declaredRefusals(
  described: CallDescription,
  sample: CallSample,
  others: readonly Attempt[],
): Attempt[] {
  const provoked = new Set(others.flatMap(({ provokes = [] }) => provokes));
  const { refusals = {} } = described;
  return errorsOf(described)
    .filter((code) => sample.refused?.[code] || refusals[code] || !provoked.has(code))
    .map((code) => ({
      title: `refuses with ${code}`,
      provokes: [code],
      run: async (world) => {
        const reply = await provoke(world, described, sample, code);
        assertRefused(reply, code);
        const body = refusals[code];
        if (body) assertFits(body, reply.body, 'refusal');
      },
    }));
}

/** @throws Skip if neither the sample nor the configuration has a request for the code */
async function provoke(
  world: World,
  described: CallDescription,
  sample: CallSample,
  code: ErrorCode,
): Promise<Reply> {
  const prepared = preparedContent(world, sample, { code });
  if (prepared) {
    const content = await prepared.make();
    for (let sent = 1; sent < prepared.times; sent += 1) {
      await sendSample(world, described, content);
    }
    return sendSample(world, described, content);
  }
  const content = sample.refused?.[code] ?? UNPROVOKED[code] ?? `nothing provokes ${code}`;
  if (typeof content === 'string') throw new Skip(content);
  return sendSample(world, described, await content(world));
}
