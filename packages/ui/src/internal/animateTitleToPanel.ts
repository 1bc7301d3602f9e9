import { cloneInert } from './playExitAnimation.ts';
import { play, prefersReducedMotion } from './motion.ts';

const isInWindow = ({ top, bottom, width }: DOMRect): boolean =>
  width > 0 && bottom > 0 && top < window.innerHeight;

/** Animates a copy of a row's name to the heading of the opened panel, without delaying it. */
export function animateTitleToPanel(
  name: HTMLElement | null,
  heading: HTMLElement | null,
  layer: HTMLElement,
): void {
  if (!name || !heading || prefersReducedMotion(layer)) return;
  const from = name.getBoundingClientRect();
  if (!isInWindow(from)) return;
  const to = heading.getBoundingClientRect();
  const copy = cloneInert(name);
  Object.assign(copy.style, {
    position: 'fixed',
    inset: `${from.top}px auto auto ${from.left}px`,
    boxSizing: 'border-box',
    width: `${from.width}px`,
    height: `${from.height}px`,
    transform: 'none',
    transition: 'none',
  });
  layer.append(copy);
  // The layer may be inside the containing block of a fixed position.
  const { left, top } = copy.getBoundingClientRect();
  const offsetTo = (rect: DOMRect) => `${rect.left - left}px ${rect.top - top}px`;
  const remove = () => copy.remove();
  const animation = play(
    copy,
    [
      { translate: offsetTo(from), opacity: 1 },
      { translate: offsetTo(to), opacity: 0 },
    ],
    'base',
  );
  if (animation) animation.finished.then(remove, remove);
  else remove();
  play(heading, [{ opacity: 0 }, { opacity: 0, offset: 0.4 }, {}], 'base');
}
