/**
 * @param limit in ms
 * @param what names the work in the error
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
