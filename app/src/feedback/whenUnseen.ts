import type { SessionStore } from '../session/sessionAtoms.ts';
import type { DeferredToast } from './deferredToastAtoms.ts';
import { shownMessagesAtom } from './shownMessageAtoms.ts';
import type { ShownMessage } from './shownMessageAtoms.ts';

/** Time the page has to show a failure in place, in ms. */
const PATIENCE_MS = 500;

/**
 * Follows the in-place messages of a failure until none is in view, or none was shown in time. A
 * message that unmounts while its form or dialog stays counts as dealt with.
 *
 * @param onEnd called once: true if the failure has to be reported elsewhere
 * @returns stops following
 */
export function whenUnseen(
  store: SessionStore,
  { message, texts = [message], isSeenOnPage = false }: DeferredToast,
  onEnd: (isUnseen: boolean) => void,
): () => void {
  let places: readonly ShownMessage[] = [];
  let stopWaiting = waitForPlace();

  function waitForPlace(): () => void {
    const timer = setTimeout(() => end(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }

  function follow(): void {
    const last = places;
    places = store.get(shownMessagesAtom).filter(({ text }) => texts.includes(text));
    if (places.length === last.length && places.every((place) => last.includes(place))) return;
    stopWaiting();
    const wasDealtWith = last.some(({ surface }) => (surface ? surface.isConnected : isSeenOnPage));
    if (places.length > 0) stopWaiting = whenHidden(places, () => end(true));
    else if (wasDealtWith) end(false);
    else stopWaiting = waitForPlace();
  }

  function stop(): void {
    unsubscribe();
    stopWaiting();
  }

  function end(isUnseen: boolean): void {
    stop();
    onEnd(isUnseen);
  }

  // Messages come and go while React commits; only afterwards is the document complete.
  const unsubscribe = store.sub(shownMessagesAtom, () => queueMicrotask(follow));
  follow();
  return stop;
}

/** Calls back once none of the messages is in view. */
function whenHidden(places: readonly ShownMessage[], onHidden: () => void): () => void {
  const hidden = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) hidden.delete(target);
      else hidden.add(target);
    }
    if (hidden.size === places.length) onHidden();
  });
  for (const { element } of places) observer.observe(element);
  return () => observer.disconnect();
}
