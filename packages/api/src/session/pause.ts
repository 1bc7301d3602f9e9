/** Delays before the second and the third attempt at a request of a session, in ms. */
export const RETRY_DELAYS_MS = [500, 1_500] as const;

/** Resolves after so many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
