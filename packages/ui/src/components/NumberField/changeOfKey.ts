import type { KeyboardEvent } from 'react';

export interface KeyOptions {
  min: number | undefined;
  max: number | undefined;
  /** Number of steps per Page Up or Page Down. */
  pageSteps: number;
}

/** Returns the change by a key of the WAI-ARIA spinbutton pattern; undefined for other keys. */
export function changeOfKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  { min, max, pageSteps }: KeyOptions,
): { steps: number } | { to: number } | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  switch (key) {
    case 'ArrowUp':
      return { steps: 1 };
    case 'ArrowDown':
      return { steps: -1 };
    case 'PageUp':
      return { steps: pageSteps };
    case 'PageDown':
      return { steps: -pageSteps };
    case 'Home':
      return min === undefined ? undefined : { to: min };
    case 'End':
      return max === undefined ? undefined : { to: max };
    default:
      return undefined;
  }
}
