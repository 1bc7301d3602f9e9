import { createListeners } from './listeners.ts';

const nothing: ReadonlySet<string> = new Set();

type ByTarget = Map<object, Map<string, Promise<unknown>>>;

function keepUntilSettled(
  kept: ByTarget,
  action: object,
  target: string,
  promise: Promise<unknown>,
  onSettled: () => void = () => {},
): void {
  const own = kept.get(action) ?? new Map<string, Promise<unknown>>();
  kept.set(action, own.set(target, promise));
  void promise.finally(() => {
    if (own.get(target) === promise) own.delete(target);
    onSettled();
  });
}

/** The writes of one person that are under way, by action and target. They outlive the page. */
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
    /** The targets that an action is writing to; the same set until one changes. */
    targetsOf: (action: object) => targets.get(action) ?? nothing,
    /** The newest write to a target that is under way. */
    running: (action: object, target: string) => running.get(action)?.get(target),
    /** The reading that a write to a target has to wait for, since the last one's answer was lost. */
    reread: (action: object, target: string) => rereads.get(action)?.get(target),
    addReread: (action: object, target: string, reread: Promise<unknown>): void => {
      keepUntilSettled(rereads, action, target, reread);
    },
    /** Keeps a write until it is settled. It must not reject. */
    add: (action: object, target: string, write: Promise<unknown>): void => {
      keepUntilSettled(running, action, target, write, () => publish(action));
      publish(action);
    },
  };
}

export type WriteStore = ReturnType<typeof createWriteStore>;
