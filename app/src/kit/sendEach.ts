const CONCURRENCY = 4;

/**
 * Calls `send` for each item in order, at most four at once, until `signal` is aborted. `send` must
 * not reject.
 */
export async function sendEach<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const remaining = [...items];
  const takeNext = () => (signal?.aborted ? [] : remaining.splice(0, 1));
  const work = async () => {
    for (let [item] = takeNext(); item !== undefined; [item] = takeNext()) {
      // oxlint-disable-next-line no-await-in-loop -- each worker sends one request at a time
      await send(item);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}
