import { fireEvent } from 'storybook/test';

/**
 * Event properties of a key that an input method handles: during composition, and Safari's Enter
 * after it.
 */
const compositionProps = [
  { isComposing: true, keyCode: 229 },
  { isComposing: true, keyCode: 0 },
  { isComposing: false, keyCode: 229 },
];

/** Presses a key once per way in which browsers report keys that an input method handles. */
export async function pressWhileComposing(
  field: Element,
  key: 'Enter' | 'Escape',
  modifiers: Pick<KeyboardEventInit, 'ctrlKey'> = {},
): Promise<void> {
  for (const props of compositionProps)
    await fireEvent.keyDown(field, { key, ...modifiers, ...props });
}
