import { phoneNumberCalls } from '@platform/api/contract';
import type { Samples } from '../sample.ts';
import type { World } from '../world.ts';

interface Created {
  id: string;
}

const START = Date.now();

/** Returns another number of the range that Ofcom reserves for drama. */
const newNumber = (world: World) => ({
  number: `+447700900${String((START + Number(world.unique().split('-').at(-1))) % 1000).padStart(3, '0')}`,
  provider: 'twilio',
  label: 'Conformance',
  agent_id: null,
  inbound: false,
  outbound: false,
  fallback_number: '',
  credentials: '',
});

const removeNumber = async (world: World, body: unknown) =>
  world.send(phoneNumberCalls.remove, { params: { id: (body as Created).id } });

async function numberParams(world: World) {
  const created = await world.prepare<Created>(phoneNumberCalls.create, {
    body: newNumber(world),
  });
  world.afterwards(async () => removeNumber(world, created));
  return { params: { id: created.id } };
}

export const phoneNumberSamples: Samples = {
  list: {
    content: async (world) => {
      await numberParams(world);
      return { query: { limit: 5 } };
    },
  },
  create: { content: (world) => ({ body: newNumber(world) }), remove: removeNumber },
  update: {
    content: async (world) => ({
      ...(await numberParams(world)),
      body: { label: 'Changed', inbound: false, outbound: false, fallback_number: '' },
    }),
    full: async (world) => ({
      ...(await numberParams(world)),
      body: { label: 'Changed', credentials: 'vault', agent_id: null },
    }),
  },
  remove: { content: numberParams },
};
