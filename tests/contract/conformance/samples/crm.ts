import { contactCalls, interactionCalls, leadCalls } from '@platform/api/contract';
import type { Samples } from '../sample.ts';
import type { World } from '../world.ts';

const newContact = (world: World) => ({
  name: world.unique('Contact'),
  email: `${world.unique('contact')}@conformance.example`,
  phone: '+44 20 7946 0000',
  consent_sms: true,
  consent_voice: false,
  notes: 'Made by the conformance suite',
  tags: ['conformance'],
  extra: { company: 'Conformance' },
});

/** Values that differ from a new contact's, so that an ignored change is detected. */
const contactChange = {
  phone: '+44 20 7946 0001',
  consent_sms: false,
  consent_voice: true,
  notes: 'Changed by the conformance suite',
  tags: ['changed'],
  extra: { company: 'Changed' },
};

const leadChange = { status: 'Contacted', owner_id: '', notes: 'n', details: { budget: 1 } };

async function contactId(world: World): Promise<string> {
  const { id } = await world.prepare<{ id: string }>(contactCalls.create, {
    body: newContact(world),
  });
  return id;
}

const newLead = async (world: World) => ({
  contact_id: await contactId(world),
  source: 'Fair',
  ...leadChange,
});

const newInteraction = async (world: World) => ({
  contact_id: await contactId(world),
  type: 'note',
  direction: 'out',
  summary: 'Rang',
  payload: {},
});

/** The CRM has no delete calls: records of the suite stay, recognisable by their texts. */
export const contactSamples: Samples = {
  create: { content: (world) => ({ body: newContact(world) }), fixed: ['email', 'phone'] },
  list: {
    content: async (world) => {
      for (const _ of [1, 2, 3]) await contactId(world);
      return { query: { limit: 5, search: 'conformance' } };
    },
  },
  update: {
    content: async (world) => ({
      params: { id: await contactId(world) },
      body: { ...newContact(world), ...contactChange },
    }),
    fixed: ['email', 'phone'],
  },
};

export const leadSamples: Samples = {
  create: { content: async (world) => ({ body: await newLead(world) }) },
  list: { content: () => ({ query: { limit: 5, status: 'Contacted' } }) },
  update: {
    content: async (world) => {
      const lead = { body: await newLead(world) };
      const { id } = await world.prepare<{ id: string }>(leadCalls.create, lead);
      const body = { ...leadChange, status: 'Qualified', notes: 'm', details: { budget: 2 } };
      return { params: { id }, body };
    },
  },
};

export const interactionSamples: Samples = {
  create: { content: async (world) => ({ body: await newInteraction(world) }) },
  list: {
    content: async (world) => {
      const body = await newInteraction(world);
      for (const _ of [1, 2, 3]) await world.prepare(interactionCalls.create, { body });
      return { query: { limit: 5, contact_id: body.contact_id } };
    },
  },
};
