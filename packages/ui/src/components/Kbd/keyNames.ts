import { useSyncExternalStore } from 'react';
import { subscribeToNothing } from '../../internal/subscribeToNothing.ts';

/** Platform whose names of keys are shown. */
export type KeyPlatform = 'apple' | 'other';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The server renders the names of other platforms. */
export function useKeyPlatform(): KeyPlatform {
  return useSyncExternalStore(subscribeToNothing, isApple, () => false) ? 'apple' : 'other';
}

/** Keys as `aria-keyshortcuts` has them; a chord acts with Ctrl and with Cmd. */
export const ariaKeys = (keys: string): string =>
  keys.includes('mod+')
    ? `${keys.replace('mod+', 'Control+')} ${keys.replace('mod+', 'Meta+')}`
    : keys;

const modifiers = {
  apple: { mod: '⌘', shift: '⇧', alt: '⌥' },
  other: { mod: 'Ctrl', shift: 'Shift', alt: 'Alt' },
} as const;

const arrows: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

export type Modifier = keyof typeof modifiers.other;

export const isModifier = (key: string): key is Modifier => Object.hasOwn(modifiers.other, key);

/** Splits a chord (`mod+shift+k`); a plus sign may be its key (`mod++`). */
export const splitKeys = (keys: string): string[] => keys.split(/(?<=.)\+(?=.)/);

/** Names of keys as they are printed: `Ctrl K`, `⌘K`, `C`. */
export function keyNames(keys: string, platform: KeyPlatform): string {
  return splitKeys(keys)
    .map((key) => {
      if (isModifier(key)) return modifiers[platform][key];
      return key.length === 1 ? key.toUpperCase() : (arrows[key] ?? key);
    })
    .join(platform === 'apple' ? '' : ' ');
}
