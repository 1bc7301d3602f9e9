export const RETRY_DELAYS_MS = [500, 1_500] as const;

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
