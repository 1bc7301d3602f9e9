import { stillCopy } from './fadeAway.ts';
import { play, wantsLessMotion } from './motion.ts';

const isInWindow = ({ top, bottom, width }: DOMRect): boolean =>
  width > 0 && bottom > 0 && top < window.innerHeight;

/**
 * Lets a name travel to where its record is shown: a copy leaves the row and fades over the heading,
 * which comes meanwhile. Nothing waits for it, and a name that is not in view stays where it is.
 *
 * @param name in the row or card that was opened
 * @param heading of what was opened
 * @param layer that the copy is put into, over both
 */
export function carryOver(
  name: HTMLElement | null,
  heading: HTMLElement | null,
  layer: HTMLElement,
): void {
  if (!name || !heading || wantsLessMotion(layer)) return;
  const from = name.getBoundingClientRect();
  if (!isInWindow(from)) return;
  const to = heading.getBoundingClientRect();
  const copy = stillCopy(name);
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
  // What is around the layer may be what a fixed place is counted from.
  const { left, top } = copy.getBoundingClientRect();
  const placeAt = (place: DOMRect) => `${place.left - left}px ${place.top - top}px`;
  const remove = () => copy.remove();
  const travel = play(
    copy,
    [
      { translate: placeAt(from), opacity: 1 },
      { translate: placeAt(to), opacity: 0 },
    ],
    'base',
  );
  if (travel) travel.finished.then(remove, remove);
  else remove();
  play(heading, [{ opacity: 0 }, { opacity: 0, offset: 0.4 }, {}], 'base');
}
