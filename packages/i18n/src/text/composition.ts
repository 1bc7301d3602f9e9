interface KeyPress {
  keyCode: number;
  isComposing?: boolean;
  nativeEvent?: { keyCode: number; isComposing: boolean };
}

/** Key code of all keys that an input method handles. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * True if an input method handles the key, such as the Enter that accepts a word. Safari sends it
 * after the composition has ended, recognisable only by its key code.
 */
export function isComposing(event: KeyPress): boolean {
  const press = event.nativeEvent ?? event;
  return press.isComposing === true || press.keyCode === TAKEN_BY_INPUT_METHOD;
}

/** Ignores keys of an input method. A test lists key handlers that use neither helper (P15). */
export function unlessComposing<Event extends KeyPress>(
  handle: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    if (!isComposing(event)) handle(event);
  };
}
