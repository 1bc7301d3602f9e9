import { integrationCalls } from '@platform/api/contract';
import { Skip } from '../mismatch.ts';
import type { Samples } from '../sample.ts';
import type { World } from '../world.ts';

/** A provider that the tenant has, such as one with a status. */
async function provider(world: World, status?: string) {
  const list = await world.prepare<Record<string, { status: string }>>(integrationCalls.list);
  const found = Object.entries(list).find(([, row]) => (status ?? row.status) === row.status);
  if (!found) throw new Skip(`no integration is ${status ?? 'there'}`);
  return { params: { provider: found[0] } };
}

const NEEDS_PERSON = 'a person has to give the consent';
const NOT_FOUND = 'it needs a provider that was taken away';

const unknownCode = (world: World) => ({
  body: {
    code: 'no-such-code',
    state: '',
    redirect_uri: `${world.config.origin}/integrations/callback`,
  },
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
  completeSlack: { skip: NEEDS_PERSON, refused: { INVALID_CODE: unknownCode, NOT_FOUND } },
  completeAggregated: { skip: NEEDS_PERSON, refused: { INVALID_CODE: unknownCode, NOT_FOUND } },
  completeOAuth: {
    skip: NEEDS_PERSON,
    refused: {
      INVALID_CODE: async (world) => ({ ...(await provider(world)), ...unknownCode(world) }),
    },
  },
};
