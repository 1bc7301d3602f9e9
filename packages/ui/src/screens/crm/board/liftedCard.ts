import { animateFrom } from '../../../internal/motion.ts';

export interface Point {
  x: number;
  y: number;
}

/** Takes a card out of its lane, which would clip it. Returns a function that moves it by px. */
export function liftCard(card: HTMLElement): (by: Point) => void {
  const { left, top, width, height } = card.getBoundingClientRect();
  if (card.parentElement) card.parentElement.style.blockSize = `${height}px`;
  card.style.inlineSize = `${width}px`;
  card.setAttribute('data-dragged', '');
  // A container, rather than the window, may be its containing block.
  const origin = card.getBoundingClientRect();
  return ({ x, y }) => {
    const offset = `${left - origin.left + x}px, ${top - origin.top + y}px`;
    card.style.transform = `translate(${offset}) rotate(var(--platform-card-tilt))`;
  };
}

export function dropCard(card: HTMLElement): void {
  card.removeAttribute('data-dragged');
  card.style.transform = '';
  card.style.inlineSize = '';
  if (card.parentElement) card.parentElement.style.blockSize = '';
}

export async function animateCardFrom(card: HTMLElement, from: DOMRect): Promise<void> {
  liftCard(card)({ x: 0, y: 0 });
  await animateFrom(card, from);
  dropCard(card);
}
