import { fireEvent } from 'storybook/test';

/**
 * Event properties of a key that an input method handles: during composition, and Safari's Enter
 * after it.
 */
const marks = [
  { isComposing: true, keyCode: 229 },
  { isComposing: true, keyCode: 0 },
  { isComposing: false, keyCode: 229 },
];

/** Presses a key in the way every browser reports it while an input method takes it. */
export async function pressWhileComposing(
  field: Element,
  key: 'Enter' | 'Escape',
  modifiers: Pick<KeyboardEventInit, 'ctrlKey'> = {},
): Promise<void> {
  for (const mark of marks) await fireEvent.keyDown(field, { key, ...modifiers, ...mark });
}
