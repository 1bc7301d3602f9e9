import { moveFrom } from '../../internal/motion.ts';

export interface Point {
  x: number;
  y: number;
}

/**
 * Takes a card out of its lane, which would cut it off, and leaves its place as high as it was.
 *
 * @returns moves it from where it was, by so many px
 */
export function takeOut(card: HTMLElement): (by: Point) => void {
  const { left, top, width, height } = card.getBoundingClientRect();
  if (card.parentElement) card.parentElement.style.blockSize = `${height}px`;
  card.style.inlineSize = `${width}px`;
  card.setAttribute('data-dragged', '');
  // A container around it may be what it is placed in, instead of the window.
  const origin = card.getBoundingClientRect();
  return ({ x, y }) => {
    const place = `${left - origin.left + x}px, ${top - origin.top + y}px`;
    card.style.transform = `translate(${place}) rotate(var(--platform-card-tilt))`;
  };
}

/** Puts a card back into its lane. */
export function putBack(card: HTMLElement): void {
  card.removeAttribute('data-dragged');
  card.style.transform = '';
  card.style.inlineSize = '';
  if (card.parentElement) card.parentElement.style.blockSize = '';
}

/** Lets a card that is in another lane by now come from where it was: over the lanes between. */
export async function travel(card: HTMLElement, from: DOMRect): Promise<void> {
  takeOut(card)({ x: 0, y: 0 });
  await moveFrom(card, from);
  putBack(card);
}
