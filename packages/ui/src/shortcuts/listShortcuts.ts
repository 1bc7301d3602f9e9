import { registrations, topics } from './registry.ts';
import type { Shortcut } from './registry.ts';

export const hasTopic = (topic: string): boolean => topics.includes(topic);

/** Shortcuts with keys that act on the page now, in order of registration. */
export function listShortcuts(): Shortcut[] {
  const byKeys = new Map<string, Shortcut>();
  for (const { shortcuts } of registrations) {
    for (const shortcut of shortcuts) if (shortcut.keys) byKeys.set(shortcut.keys, shortcut);
  }
  return [...byKeys.values()];
}
