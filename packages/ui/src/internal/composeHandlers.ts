interface Preventable {
  defaultPrevented: boolean;
}

/** Runs the caller's handler, then ours unless the caller's called `preventDefault()`. */
export function composeHandlers<Event extends Preventable>(
  callerHandler: ((event: Event) => void) | undefined,
  ownHandler: ((event: Event) => void) | undefined,
): (event: Event) => void {
  return (event) => {
    callerHandler?.(event);
    if (!event.defaultPrevented) ownHandler?.(event);
  };
}
