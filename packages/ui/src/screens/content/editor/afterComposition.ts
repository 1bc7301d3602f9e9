import type { EditorView } from 'prosemirror-view';

/** ProseMirror reads composed text within this time, in ms. */
const COMMIT_MS = 50;

/** A command within a composition would break it, so it is committed first. */
export function afterComposition(view: EditorView, act: () => void): void {
  if (!view.composing) {
    act();
    return;
  }
  view.dom.addEventListener(
    'compositionend',
    () => {
      setTimeout(() => {
        if (!view.isDestroyed) act();
      }, COMMIT_MS);
    },
    { once: true },
  );
  // Browsers commit a composition on blur.
  view.dom.blur();
}
