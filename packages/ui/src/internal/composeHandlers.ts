interface Preventable {
  defaultPrevented: boolean;
}

/** Runs the caller's handler, then ours unless the caller's called `preventDefault()`. */
export function composeHandlers<Event extends Preventable>(
  theirs: ((event: Event) => void) | undefined,
  ours: ((event: Event) => void) | undefined,
): (event: Event) => void {
  return (event) => {
    theirs?.(event);
    if (!event.defaultPrevented) ours?.(event);
  };
}
