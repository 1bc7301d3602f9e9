import type { EditorView } from 'prosemirror-view';

/** The editor reads what was composed within this time of its end, in ms. */
const COMMIT_MS = 50;

/**
 * Acts on a text once no input method composes in it: a command in the middle would break what is being
 * composed, or act on words that are not there yet. A composition in progress is committed first.
 */
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
  // Browsers commit what is composed when the field loses the focus.
  view.dom.blur();
}
