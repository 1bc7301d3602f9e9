/** A key event of the browser or of React. */
interface KeyPress {
  keyCode: number;
  isComposing?: boolean;
  nativeEvent?: { keyCode: number; isComposing: boolean };
}

/** Key code of all keys that an input method handles. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * True while an input method (Japanese, Chinese, Korean, Hindi …) handles the key: the Enter that
 * accepts a word and the Escape that cancels it are not for the page. Safari sends that Enter after
 * the composition has ended, recognisable only by its key code.
 */
export function isComposing(event: KeyPress): boolean {
  const press = event.nativeEvent ?? event;
  return press.isComposing === true || press.keyCode === TAKEN_BY_INPUT_METHOD;
}

/**
 * Wraps a key handler so that it ignores keys of an input method. Every key handler is wrapped or
 * calls `isComposing`; a test lists those that do not (P15).
 */
export function unlessComposing<Event extends KeyPress>(
  handle: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    if (!isComposing(event)) handle(event);
  };
}
