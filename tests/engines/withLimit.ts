/**
 * Waits for a promise, but no longer than its limit.
 *
 * @param limit in ms
 * @param what names the work in the error
 * @throws an error that names the work and the limit once the time is up
 */
export async function withLimit<Result>(
  work: PromiseLike<Result>,
  limit: number,
  what: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${what} did not finish within ${limit / 1000} s`)),
      limit,
    );
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
