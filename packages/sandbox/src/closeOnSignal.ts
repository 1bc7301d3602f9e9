export interface Closable {
  close: () => Promise<void>;
}

/**
 * Closes on SIGINT, SIGTERM or the exit of the parent, once `opening` has settled. Ignores further
 * signals, since Ctrl+C arrives from the terminal and from parents. Exits with 1 if closing fails.
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
