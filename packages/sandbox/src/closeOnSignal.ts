/** What a process has opened and has to close before it ends. */
export interface Closable {
  close: () => Promise<void>;
}

/**
 * Closes what a process opens when it is told to stop, by SIGINT, by SIGTERM or by the end of the
 * process that forked it, and ends it: with 0 when all is closed, with 1 when closing failed. A
 * process that is told while it still opens closes once that is done; further signals change
 * nothing, since Ctrl+C reaches a process from the terminal and from the processes above it.
 *
 * @param opening settles when all is open; what to do about a rejection is up to the caller
 */
export function closeOnSignal(opening: Promise<Closable>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    opening
      .then((opened) => opened.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
}
