interface Preventable {
  defaultPrevented: boolean;
}

/**
 * Joins the caller's handler and ours. The caller's runs first and may keep ours from running with
 * `preventDefault()`.
 */
export function composeHandlers<Event extends Preventable>(
  theirs: ((event: Event) => void) | undefined,
  ours: ((event: Event) => void) | undefined,
): (event: Event) => void {
  return (event) => {
    theirs?.(event);
    if (!event.defaultPrevented) ours?.(event);
  };
}
