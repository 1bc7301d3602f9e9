export interface Closable {
  close: () => Promise<void>;
}

/**
 * On SIGINT, SIGTERM or the exit of the parent process, waits for `opening`, closes the result and
 * exits. Ignores further signals: after Ctrl+C, the terminal and the parents each send one. Exits
 * with 1 if opening or closing fails.
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
