import { asTarget, defineAction } from '../resource.ts';
import { send } from '../http/send.ts';
import { agent } from './agent.ts';
import { agents } from './agents.ts';
import { createPhoneNumber, phoneNumbers, removePhoneNumber } from './phoneNumbers.ts';
import { updatePhoneNumber } from './phoneNumbers.ts';
import type { NewPhoneNumber, PhoneNumberUpdate } from './phoneNumbers.ts';

const LISTS = [phoneNumbers, agents, agent] as const;

export const addPhoneNumber = defineAction({
  send: ({ http }, number: NewPhoneNumber) => send(http, createPhoneNumber, { body: number }),
  target: asTarget,
  invalidates: LISTS,
});

export const changePhoneNumber = defineAction({
  send: ({ http }, { id, change }: { id: string; change: PhoneNumberUpdate }) =>
    send(http, updatePhoneNumber, { params: { id }, body: change }),
  target: ({ id }) => id,
  overlap: 'queue',
  invalidates: LISTS,
});

export const releasePhoneNumber = defineAction({
  send: ({ http }, { id }: { id: string }) => send(http, removePhoneNumber, { params: { id } }),
  target: ({ id }) => id,
  invalidates: LISTS,
});
