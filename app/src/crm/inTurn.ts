/**
 * Runs tasks of the same name one after the other, others at once: two changes of one lead must
 * reach the service in the order they were made, since the later one is what counts.
 */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(name: string, task: () => Promise<T>): Promise<T> => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(task, task);
    last.set(name, mine);
    const forget = () => {
      if (last.get(name) === mine) last.delete(name);
    };
    mine.then(forget, forget);
    return mine;
  };
}
