import { timingOf, prefersReducedMotion } from './motion.ts';

/** A re-inserted element would restart animations and skip rows as off-screen. */
const WITHOUT_ANIMATION = { animation: 'none', contentVisibility: 'visible' };

export function cloneInert(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.ariaHidden = 'true';
  // A clone has no refs.
  for (const node of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    node.removeAttribute('id');
    node.removeAttribute('role');
    if ('style' in node) Object.assign(node.style, WITHOUT_ANIMATION);
  }
  return copy;
}

/** A copy fades, so that closing does not wait. Call it in the cleanup of a layout effect. */
export function playExitAnimation(element: HTMLElement | null): void {
  if (!element || prefersReducedMotion(element)) return;
  const ancestors: Element[] = [];
  for (let node = element.parentElement; node; node = node.parentElement) ancestors.push(node);
  queueMicrotask(() => {
    // Strict Mode runs cleanups without removing the element.
    if (element.isConnected) return;
    const copy = cloneInert(element);
    ancestors.find((node) => node.isConnected)?.append(copy);
    // Forces a layout; in the microtask it happens once.
    const timing = timingOf(copy, 'fast');
    if (!timing) copy.remove();
    else copy.animate([{ opacity: 1 }, { opacity: 0 }], timing).finished.then(remove, remove);

    function remove() {
      copy.remove();
    }
  });
}
