import type { Change } from '@platform/api';
import { settleEdit } from '@platform/flows';
import type { Edit } from '@platform/flows';
import { createListeners } from './listeners.ts';

const none: readonly Edit<unknown>[] = [];

let lastId = 0;

/** The optimistic edits of one person that are under way, by resource. They outlive the page. */
export function createEditStore() {
  const pending = new Map<string, readonly Edit<unknown>[]>();
  const { subscribe, notify } = createListeners();

  return {
    subscribe,
    /** The edits of a resource in the order they were made; the same list until one changes. */
    pendingOf: (resource: string) => pending.get(resource) ?? none,
    /** Adds an edit and answers its id. */
    add: ({ resource, apply }: Change): number => {
      const id = ++lastId;
      pending.set(resource, [...(pending.get(resource) ?? none), { id, apply, isDone: false }]);
      notify();
      return id;
    },
    /** Takes an edit out; answers what has to be folded into the data, and whether it was the last. */
    settle: (resource: string, id: number, isDone: boolean) => {
      const { folded, waiting } = settleEdit(pending.get(resource) ?? none, id, isDone);
      pending.set(resource, waiting);
      notify();
      return { folded, isLast: waiting.length === 0 };
    },
  };
}

export type EditStore = ReturnType<typeof createEditStore>;
