import { createContext, use, useCallback } from 'react';
import type { RefCallback } from 'react';

/**
 * Called with the text and the element of an inline message when it mounts, such as a banner or a
 * field error. The returned function is called when it unmounts or changes.
 */
type OnMessageShown = (text: string, element: Element) => () => void;

const MessagesContext = createContext<OnMessageShown | null>(null);

/** Receives each inline message, so that the app does not repeat it as a toast. */
export const ShownMessagesProvider = MessagesContext.Provider;

/**
 * Reports a message to `ShownMessagesProvider`.
 * @param message ignored unless it is a string
 * @returns ref of the element that shows it
 */
export function useShownMessage(message: unknown): RefCallback<Element> {
  const onShown = use(MessagesContext);
  return useCallback(
    (element) =>
      element && onShown && typeof message === 'string' ? onShown(message, element) : undefined,
    [onShown, message],
  );
}
