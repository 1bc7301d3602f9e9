type Speed = 'fast' | 'base';

/** Converts a CSS time to ms; a build may write 200ms as .2s. */
const milliseconds = (time: string): number =>
  Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000);

/** True if the user prefers reduced motion, or if that is unknown, as in jsdom. */
export function prefersReducedMotion({ ownerDocument: { defaultView } }: Element): boolean {
  // The types assume that every window supports it.
  const view: Partial<Window> | null = defaultView;
  return view?.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}

/** Null for reduced motion or without tokens. Forces a layout after changes. */
export function timingOf(element: Element, speed: Speed): KeyframeAnimationOptions | null {
  if (prefersReducedMotion(element)) return null;
  const style = getComputedStyle(element);
  const duration = milliseconds(style.getPropertyValue(`--platform-motion-duration-${speed}`));
  if (!duration) return null;
  const easing = style.getPropertyValue('--platform-motion-ease-out').trim() || 'ease-out';
  return { duration, easing };
}

/** Leaves no styles behind. Null without motion; see `timingOf`. */
export function play(element: Element, frames: Keyframe[], speed: Speed): Animation | null {
  const timing = timingOf(element, speed);
  return timing && element.animate(frames, timing);
}

/** Animates from an earlier `getBoundingClientRect()`; resolves at the end. */
export async function animateFrom(element: Element, from: DOMRect): Promise<void> {
  const { left, top } = element.getBoundingClientRect();
  const before = `${from.left - left}px ${from.top - top}px`;
  // A cancelled animation counts as finished.
  await play(element, [{ translate: before }, {}], 'base')?.finished.catch(() => {});
}

export function animateIn(element: Element): void {
  play(element, [{ opacity: 0.01, translate: '0 4px' }, {}], 'fast');
}
