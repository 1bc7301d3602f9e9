import { atom } from '../platform/state.ts';

/** A message that a page shows in place, such as a banner or the error of a field. */
export interface ShownMessage {
  text: string;
  element: Element;
  /** The form or dialog around it, if any. */
  surface: Element | null;
}

/** The mounted messages, in view or not. */
export const shownMessagesAtom = atom<readonly ShownMessage[]>([]);

/** Registers a mounted message. @returns removes it */
export const addShownMessageAtom = atom(null, (get, set, text: string, element: Element) => {
  const surface = element.closest('form, [role="dialog"], [role="alertdialog"]');
  const message = { text, element, surface };
  set(shownMessagesAtom, [...get(shownMessagesAtom), message]);
  return () =>
    set(
      shownMessagesAtom,
      get(shownMessagesAtom).filter((shown) => shown !== message),
    );
});
