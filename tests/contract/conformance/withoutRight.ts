import type { CallDescription } from '@platform/api/contract';
import { contentOf } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import { Skip, assertRefused } from './mismatch.ts';
import type { Sample } from './sample.ts';
import type { World } from './world.ts';

/** That a private call is refused without a good token, and to people whose role does not permit it. */
export function withoutRight(described: CallDescription, sample: Sample): Attempt[] {
  const { call, permission } = described;
  if (call.access !== 'private') return [];
  const refusesToken = (title: string, tokenOf: (world: World) => string): Attempt => ({
    title,
    run: async (world) => {
      const headers = { authorization: `Bearer ${tokenOf(world)}` };
      const content = await contentOf(world, sample);
      assertRefused(await world.sendPublic(described, { ...content, headers }), 'UNAUTHENTICATED');
    },
  });
  const attempts: Attempt[] = [
    {
      title: 'refuses a request without a token',
      run: async (world) =>
        assertRefused(
          await world.sendPublic(described, await contentOf(world, sample)),
          'UNAUTHENTICATED',
        ),
    },
    refusesToken('refuses an unknown token', () => 'no-such-token'),
    refusesToken('refuses an expired token', ({ config }) => {
      if (config.expiredToken === undefined) throw new Skip('expiredToken is not configured');
      return config.expiredToken;
    }),
  ];
  if (permission) {
    attempts.push({
      title: `refuses who lacks ${permission}`,
      run: async (world) =>
        assertRefused(
          await world.send(described, await contentOf(world, sample), 'viewer'),
          'FORBIDDEN',
        ),
    });
  }
  return attempts;
}
