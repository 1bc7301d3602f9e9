import { registrations, topics } from './registry.ts';
import type { Shortcut } from './registry.ts';

/** Whether something on the page has these keys of its own. */
export const hasTopic = (topic: string): boolean => topics.includes(topic);

/** The shortcuts with keys that act on the page now, the first registered first. */
export function listShortcuts(): Shortcut[] {
  const byKeys = new Map<string, Shortcut>();
  for (const { shortcuts } of registrations) {
    for (const shortcut of shortcuts) if (shortcut.keys) byKeys.set(shortcut.keys, shortcut);
  }
  return [...byKeys.values()];
}
