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
  let shown: readonly ShownMessage[] = [];
  let stopWaiting = waitForMessage();

  function waitForMessage(): () => void {
    const timer = setTimeout(() => end(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }

  function follow(): void {
    const last = shown;
    shown = store.get(shownMessagesAtom).filter(({ text }) => texts.includes(text));
    if (shown.length === last.length && shown.every((one) => last.includes(one))) return;
    if (isSeenOnce && shown.length > 0) return end(false);
    stopWaiting();
    const wasDealtWith = last.some(({ surface }) => (surface ? surface.isConnected : isSeenOnPage));
    if (shown.length > 0) stopWaiting = whenHidden(shown, () => end(true));
    else if (wasDealtWith) end(false);
    else stopWaiting = waitForMessage();
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

function whenHidden(shown: readonly ShownMessage[], onHidden: () => void): () => void {
  const hidden = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) hidden.delete(target);
      else hidden.add(target);
    }
    if (hidden.size === shown.length) onHidden();
  });
  for (const { element } of shown) observer.observe(element);
  return () => observer.disconnect();
}
