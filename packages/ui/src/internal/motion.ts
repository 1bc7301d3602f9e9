/** Speeds of the design language: what answers a hand, and what brings or takes a layer. */
type Speed = 'fast' | 'base';

/** A CSS time in milliseconds; a build may write 200ms as .2s. */
const milliseconds = (time: string): number =>
  Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000);

/** Whether the person asked for less motion; also where no window can tell, as in jsdom. */
export function wantsLessMotion({ ownerDocument: { defaultView } }: Element): boolean {
  // The types say that every window has it.
  const view: Partial<Window> | null = defaultView;
  return view?.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}

/**
 * Reads from the styles of an element how long a motion takes and how it goes on. Costs a layout where
 * the page has changed since the last one.
 *
 * @returns null where the person asked for less motion, or the element has no tokens to take the
 *   duration from
 */
export function timingOf(element: Element, speed: Speed): KeyframeAnimationOptions | null {
  if (wantsLessMotion(element)) return null;
  const style = getComputedStyle(element);
  const duration = milliseconds(style.getPropertyValue(`--platform-motion-duration-${speed}`));
  if (!duration) return null;
  const easing = style.getPropertyValue('--platform-motion-ease-out').trim() || 'ease-out';
  return { duration, easing };
}

/**
 * Plays frames on an element, on top of its styles, and leaves nothing behind.
 *
 * @returns null where there is no motion, as `timingOf` says
 */
export function play(element: Element, frames: Keyframe[], speed: Speed): Animation | null {
  const timing = timingOf(element, speed);
  return timing && element.animate(frames, timing);
}

/**
 * Lets an element that has just been placed come from where it was before.
 *
 * @param from its place in the window then, as `getBoundingClientRect` told it
 * @returns resolves when it has arrived
 */
export async function moveFrom(element: Element, from: DOMRect): Promise<void> {
  const { left, top } = element.getBoundingClientRect();
  const before = `${from.left - left}px ${from.top - top}px`;
  // Whoever ends it before its end wants it to be there.
  await play(element, [{ translate: before }, {}], 'base')?.finished.catch(() => {});
}

/** Lets a figure that replaced another one rise into its place. */
export function riseIn(element: Element): void {
  play(element, [{ opacity: 0.01, translate: '0 4px' }, {}], 'fast');
}
