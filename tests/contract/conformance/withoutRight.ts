import type { CallDescription } from '@platform/api/contract';
import { refusable } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import { Skip, assertRefused } from './mismatch.ts';
import type { CallSample } from './sample.ts';
import type { World } from './world.ts';

/**
 * Checks that a private call is rejected without a valid token, and for roles without the
 * permission.
 */
export function withoutRight(described: CallDescription, sample: CallSample): Attempt[] {
  const { call, permission } = described;
  if (call.access !== 'private') return [];
  const refusesToken = (title: string, tokenOf: (world: World) => string | null): Attempt => ({
    title,
    provokes: ['UNAUTHENTICATED'],
    run: async (world) => {
      const token = tokenOf(world);
      const headers = token === null ? {} : { authorization: `Bearer ${token}` };
      const { as: _, ...content } = await refusable(world, sample);
      assertRefused(await world.sendPublic(described, { ...content, headers }), 'UNAUTHENTICATED');
    },
  });
  const attempts: Attempt[] = [
    refusesToken('refuses a request without a token', () => null),
    refusesToken('refuses an unknown token', () => 'no-such-token'),
    refusesToken('refuses an expired token', ({ config }) => {
      if (config.expiredToken === undefined) throw new Skip('expiredToken is not configured');
      return config.expiredToken;
    }),
  ];
  if (permission) {
    attempts.push({
      title: `refuses who lacks ${permission}`,
      provokes: ['FORBIDDEN'],
      run: async (world) => {
        await world.tokenOf('viewer');
        const { as: _, ...content } = await refusable(world, sample);
        assertRefused(await world.send(described, content, 'viewer'), 'FORBIDDEN');
      },
    });
  }
  return attempts;
}
