import { createContext, use, useCallback } from 'react';
import type { RefCallback } from 'react';

/**
 * Called with the text and the element of an in-place message while it is mounted, such as a banner
 * or the error of a field.
 *
 * @returns called when the message unmounts or changes
 */
type OnMessageShown = (text: string, element: Element) => () => void;

const MessagesContext = createContext<OnMessageShown | null>(null);

/** Its value is called for each in-place message inside, so that the app need not repeat it as a toast. */
export const ShownMessagesProvider = MessagesContext.Provider;

/**
 * Reports a message to the `ShownMessagesProvider` above, if there is one.
 *
 * @param message ignored unless it is a text
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
