import { atom } from '../platform/state.ts';

export interface ShownMessage {
  text: string;
  element: Element;
  /** The surrounding form or dialog, if any. */
  surface: Element | null;
}

export const shownMessagesAtom = atom<readonly ShownMessage[]>([]);

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
