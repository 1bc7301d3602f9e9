import { createContext, use, useCallback } from 'react';
import type { RefCallback } from 'react';

/** Called when an inline message mounts; the returned function when it unmounts or changes. */
type OnMessageShown = (text: string, element: Element) => () => void;

const MessagesContext = createContext<OnMessageShown | null>(null);

/** Receives each inline message, so that the app does not repeat it as a toast. */
export const ShownMessagesProvider = MessagesContext.Provider;

/** Reports a message, if a string, to `ShownMessagesProvider`. Returns the ref of its element. */
export function useShownMessage(message: unknown): RefCallback<Element> {
  const onShown = use(MessagesContext);
  return useCallback(
    (element) =>
      element && onShown && typeof message === 'string' ? onShown(message, element) : undefined,
    [onShown, message],
  );
}
