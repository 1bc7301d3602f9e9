import { integrationCalls } from '@platform/api/contract';
import { Skip } from '../mismatch.ts';
import { impossible } from '../sample.ts';
import type { ContentMaker, Sample, Samples } from '../sample.ts';
import type { World } from '../world.ts';

/** Returns a provider of the tenant, optionally with a status. */
async function provider(world: World, status?: string) {
  const list = await world.prepare<Record<string, { status: string }>>(integrationCalls.list);
  const found = Object.entries(list).find(([, row]) => (status ?? row.status) === row.status);
  if (!found) throw new Skip(`no integration is ${status ?? 'there'}`);
  return { params: { provider: found[0] } };
}

const unknownCode: ContentMaker = (world) => ({
  body: {
    code: 'no-such-code',
    state: '',
    redirect_uri: `${world.config.origin}/integrations/callback`,
  },
});

/** Returns a sample of the end of a consent, whose code comes from the provider's page. */
const completion = (wellFormed: ContentMaker): Sample => ({
  content: impossible('a person has to give the consent'),
  wellFormed,
  comes: 'INVALID_CODE',
  isShared: true,
  refused: { INVALID_CODE: wellFormed, NOT_FOUND: 'it needs a provider that was taken away' },
});

export const integrationSamples: Samples = {
  list: {},
  settings: { content: (world) => provider(world), isShared: true },
  status: { content: (world) => provider(world), isShared: true },
  test: {
    content: (world) => provider(world, 'connected'),
    isShared: true,
    refused: {
      NOT_CONNECTED: (world) => provider(world, 'not_connected'),
      PROVIDER_UNREACHABLE: 'it needs a provider that is down',
    },
  },
  disconnect: { content: (world) => provider(world, 'not_connected'), isShared: true },
};

export const connectionSamples: Samples = {
  connect: {
    content: async (world) => {
      const { params } = await provider(world);
      const redirect_uri = `${world.config.origin}/integrations/callback`;
      return { params, body: { redirect_uri, scopes: [], provider: params.provider } };
    },
    isShared: true,
  },
  completeSlack: completion(unknownCode),
  completeAggregated: completion(unknownCode),
  completeOAuth: completion(async (world) => ({
    ...(await provider(world)),
    ...(await unknownCode(world)),
  })),
};
