import { createOutgoing } from '@platform/flows';
import type { Outgoing } from '@platform/flows';

const stores = new WeakMap<object, Outgoing>();

/** Unsent messages of a user, shared by all visits of the page. */
export function outgoingOf(cache: object, userId: string, interruptedProblem: string): Outgoing {
  const known = stores.get(cache);
  if (known) return known;
  const store = createOutgoing({ userId, newId: () => crypto.randomUUID(), interruptedProblem });
  stores.set(cache, store);
  return store;
}
