import { timingOf, wantsLessMotion } from './motion.ts';

/** What comes into the document again would be played again, and take its rows for out of view. */
const still = { animation: 'none', contentVisibility: 'visible' };

/** A picture of an element that nobody can reach: no names, ids or focus. */
export function stillCopy(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.ariaHidden = 'true';
  for (const node of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    node.removeAttribute('id');
    node.removeAttribute('role');
    if ('style' in node) Object.assign(node.style, still);
  }
  return copy;
}

/**
 * Lets a layer fade that is about to leave the document: a copy stays for the time of that, so that
 * closing itself waits for nothing. It has its place in the window from its own styles, as what is in
 * a portal does: to ask where it is would lay the page out in the middle of a commit. Called from the
 * cleanup of a layout effect.
 */
export function fadeAway(element: HTMLElement | null): void {
  if (!element || wantsLessMotion(element)) return;
  const ancestors: Element[] = [];
  for (let node = element.parentElement; node; node = node.parentElement) ancestors.push(node);
  queueMicrotask(() => {
    // React's Strict Mode takes effects back without taking the element away.
    if (element.isConnected) return;
    const copy = stillCopy(element);
    ancestors.find((node) => node.isConnected)?.append(copy);
    // Only now, since it has the page laid out: all that changed, once.
    const timing = timingOf(copy, 'fast');
    if (!timing) copy.remove();
    else copy.animate([{ opacity: 1 }, { opacity: 0 }], timing).finished.then(remove, remove);

    function remove() {
      copy.remove();
    }
  });
}
