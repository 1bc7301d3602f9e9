/** Throws the signal's reason as soon as it aborts. */
export function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const finish = () => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
