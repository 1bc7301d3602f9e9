import { timingOf } from './motion.ts';

const neverPlayed = { animation: 'none', transition: 'none', pointerEvents: 'none' };

/** A picture of an element, where it is, that nobody can reach: no names, ids or focus. */
export function stillCopy(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  const place = {
    inset: `${top}px auto auto ${left}px`,
    width: `${width}px`,
    height: `${height}px`,
  };
  copy.inert = true;
  copy.ariaHidden = 'true';
  for (const node of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    node.removeAttribute('id');
    node.removeAttribute('role');
    if ('style' in node) Object.assign(node.style, neverPlayed);
  }
  Object.assign(copy.style, place, {
    position: 'fixed',
    boxSizing: 'border-box',
    transform: 'none',
  });
  return copy;
}

/**
 * Lets a layer fade that is about to leave the document: a copy stays in its place for the time of
 * that, so that closing itself waits for nothing. Called from the cleanup of a layout effect.
 */
export function fadeAway(element: HTMLElement | null): void {
  // Read while the page is laid out: what React changes in the same commit would have to be first.
  const timing = element && timingOf(element, 'fast');
  if (!timing) return;
  const copy = stillCopy(element);
  const ancestors: Element[] = [];
  for (let node = element.parentElement; node; node = node.parentElement) ancestors.push(node);
  queueMicrotask(() => {
    // React's Strict Mode takes effects back without taking the element away.
    if (element.isConnected) return;
    ancestors.find((node) => node.isConnected)?.append(copy);
    const remove = () => copy.remove();
    copy.animate([{ opacity: 1 }, { opacity: 0 }], timing).finished.then(remove, remove);
  });
}
