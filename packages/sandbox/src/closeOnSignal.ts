export interface Closable {
  close: () => Promise<void>;
}

/**
 * Closes what a process opened on SIGINT, SIGTERM or the exit of its parent, then exits: 0 on
 * success, 1 if closing failed. If it is still opening, it closes afterwards. Further signals are
 * ignored, since Ctrl+C reaches a process from the terminal and from its parents.
 * @param opening settles when everything is open; the caller handles a rejection
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
