import { asTarget, defineAction } from '../resource.ts';
import { agent } from './agentResources.ts';
import { createPhoneNumber, removePhoneNumber, updatePhoneNumber } from './numberEndpoints.ts';
import type { PhoneNumberUpdate } from './numberEndpoints.ts';
import { phoneNumbers } from './numberResources.ts';
import type { NewPhoneNumber } from './numbers.ts';
import { agents } from './resources.ts';

/** What tells of numbers besides themselves. */
const LISTS = [phoneNumbers, agents, agent] as const;

/** Imports a telephone number; `saysNumberExists` reads the refusal of one that is there. */
export const addPhoneNumber = defineAction({
  send: ({ http }, number: NewPhoneNumber) => createPhoneNumber(http, number),
  target: asTarget,
  invalidates: LISTS,
});

/** Changes what `change` holds of a number. Changes of one number are sent in their order. */
export const changePhoneNumber = defineAction({
  send: ({ http }, { id, change }: { id: string; change: PhoneNumberUpdate }) =>
    updatePhoneNumber(http, id, change),
  target: ({ id }) => id,
  overlap: 'queue',
  invalidates: LISTS,
});

/** Gives a number back: whatever it reached falls silent. */
export const releasePhoneNumber = defineAction({
  send: ({ http }, { id }: { id: string }) => removePhoneNumber(http, id),
  target: ({ id }) => id,
  invalidates: LISTS,
});
