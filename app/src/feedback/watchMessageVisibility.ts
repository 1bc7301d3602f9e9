import type { SessionStore } from '../session/sessionAtoms.ts';
import type { DeferredToast } from './deferredToastAtoms.ts';
import { shownMessagesAtom } from './shownMessageAtoms.ts';
import type { ShownMessage } from './shownMessageAtoms.ts';

/** Time the page has to show a failure itself, in ms. */
const PATIENCE_MS = 500;

/**
 * Watches a failure's messages until all are out of view, or none appeared in time. A message that
 * unmounts while its form or dialog stays open counts as dealt with. `onEnd` gets true if the
 * failure must be reported elsewhere.
 */
export function watchMessageVisibility(
  store: SessionStore,
  { message, texts = [message], isSeenOnPage = false, isSeenOnce = false }: DeferredToast,
  onEnd: (isHidden: boolean) => void,
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
    if (isSeenOnce && places.length > 0) return end(false);
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

  function end(isHidden: boolean): void {
    stop();
    onEnd(isHidden);
  }

  // Messages mount and unmount during a commit; wait until it has finished.
  const unsubscribe = store.sub(shownMessagesAtom, () => queueMicrotask(follow));
  follow();
  return stop;
}

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
