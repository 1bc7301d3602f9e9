import type { Change } from '@platform/api';
import { settleEdit } from '@platform/flows';
import type { Edit } from '@platform/flows';

function createListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}

const noEdits: readonly Edit<unknown>[] = [];
const noTargets: ReadonlySet<string> = new Set();

let lastId = 0;

export function createEditStore() {
  const pending = new Map<string, readonly Edit<unknown>[]>();
  const { subscribe, notify } = createListeners();

  return {
    subscribe,
    pendingOf: (resource: string) => pending.get(resource) ?? noEdits,
    add: ({ resource, apply }: Change): number => {
      const id = ++lastId;
      pending.set(resource, [...(pending.get(resource) ?? noEdits), { id, apply, isDone: false }]);
      notify();
      return id;
    },
    /** Removes an edit. Returns edits to merge into the data, and true if none is left. */
    settle: (resource: string, id: number, isDone: boolean) => {
      const { folded, waiting } = settleEdit(pending.get(resource) ?? noEdits, id, isDone);
      pending.set(resource, waiting);
      notify();
      return { folded, isLast: waiting.length === 0 };
    },
  };
}

export type EditStore = ReturnType<typeof createEditStore>;

type ByTarget = Map<object, Map<string, Promise<unknown>>>;

function keepUntilSettled(
  writesByAction: ByTarget,
  action: object,
  target: string,
  promise: Promise<unknown>,
  onSettled: () => void = () => {},
): void {
  const writesByTarget = writesByAction.get(action) ?? new Map<string, Promise<unknown>>();
  writesByAction.set(action, writesByTarget.set(target, promise));
  void promise.finally(() => {
    if (writesByTarget.get(target) === promise) writesByTarget.delete(target);
    onSettled();
  });
}

/** Pending writes of one user, by action and target. They outlive the page. */
export function createWriteStore() {
  const running: ByTarget = new Map();
  const rereads: ByTarget = new Map();
  const targets = new Map<object, ReadonlySet<string>>();
  const { subscribe, notify } = createListeners();

  function publish(action: object): void {
    targets.set(action, new Set(running.get(action)?.keys()));
    notify();
  }

  return {
    subscribe,
    /** Targets that an action is writing to; same identity until one changes. */
    targetsOf: (action: object) => targets.get(action) ?? noTargets,
    running: (action: object, target: string) => running.get(action)?.get(target),
    /** The fetch that the next write to a target waits for after a lost response. */
    reread: (action: object, target: string) => rereads.get(action)?.get(target),
    addReread: (action: object, target: string, reread: Promise<unknown>): void => {
      keepUntilSettled(rereads, action, target, reread);
    },
    add: (action: object, target: string, write: Promise<unknown>): void => {
      keepUntilSettled(running, action, target, write, () => publish(action));
      publish(action);
    },
  };
}

export type WriteStore = ReturnType<typeof createWriteStore>;
