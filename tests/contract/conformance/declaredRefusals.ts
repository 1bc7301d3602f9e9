import { errorsOf } from '@platform/api/contract';
import type { CallDescription, ErrorCode } from '@platform/api/contract';
import { sendSample } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import { Skip, assertFits, assertRefused } from './mismatch.ts';
import type { Sample } from './sample.ts';

/** Codes with cases of their own, and those that follow from no request (INTERNAL) or no described limit (TOO_LARGE). */
const ELSEWHERE = new Set<ErrorCode>([
  'UNAUTHENTICATED',
  'VALIDATION_FAILED',
  'MALFORMED_JSON',
  'ORIGIN_NOT_ALLOWED',
  'INTERNAL',
  'TOO_LARGE',
]);

/** One case for each code that a call declares and that does not follow from its description alone. */
export function declaredRefusals(described: CallDescription, sample: Sample): Attempt[] {
  const { call, permission, repeated, refusals = {} } = described;
  const isElsewhere = (code: ErrorCode) =>
    ELSEWHERE.has(code) ||
    (code === 'FORBIDDEN' && permission !== undefined) ||
    (code === 'NOT_FOUND' && call.path.includes('{') && call.access === 'private');
  return errorsOf(described)
    .filter((code) => sample.refused?.[code] !== undefined || !isElsewhere(code))
    .filter((code) => code !== repeated || refusals[code])
    .map((code) => ({
      title: `refuses with ${code}`,
      run: async (world) => {
        const content = sample.refused?.[code] ?? `nothing provokes ${code} yet`;
        if (typeof content === 'string') throw new Skip(content);
        const reply = await sendSample(world, described, sample, await content(world));
        assertRefused(reply, code);
        const body = refusals[code];
        if (body) assertFits(body, reply.body, 'refusal');
      },
    }));
}
