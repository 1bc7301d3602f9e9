import { createOutgoing } from '@platform/flows';
import type { Outgoing } from '@platform/flows';

/** By the cache of the person signed in, which ends with their session. */
const stores = new WeakMap<object, Outgoing>();

/** What a person has not got rid of; the same for every visit of the page. */
export function outgoingOf(cache: object, userId: string, leftProblem: string): Outgoing {
  const known = stores.get(cache);
  if (known) return known;
  const store = createOutgoing({ userId, newId: () => crypto.randomUUID(), leftProblem });
  stores.set(cache, store);
  return store;
}
