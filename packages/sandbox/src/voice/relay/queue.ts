export interface Queue<T> {
  add(item: T): void;
  next(signal: AbortSignal): Promise<T | null>;
  takeAll(): T[];
}

export function createQueue<T>(): Queue<T> {
  const items: T[] = [];
  let wake = () => {};
  return {
    add(item) {
      items.push(item);
      wake();
    },
    takeAll: () => items.splice(0),
    async next(signal) {
      while (items.length === 0 && !signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          signal.addEventListener('abort', () => resolve(), { once: true });
        });
      }
      return signal.aborted ? null : (items.shift() ?? null);
    },
  };
}
