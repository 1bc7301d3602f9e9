/** Calls a function of the embedder; if it throws, logs the error and returns the fallback. */
export function callSlot<Result>(call: () => Result, fallback: Result): Result {
  try {
    return call();
  } catch (error) {
    // oxlint-disable-next-line no-console -- the embedder's error must not be swallowed
    console.error(error);
    return fallback;
  }
}
