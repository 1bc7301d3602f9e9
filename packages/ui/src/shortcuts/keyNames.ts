import { useSyncExternalStore } from 'react';
import { subscribeToNothing } from '../internal/subscribeToNothing.ts';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Keys as `aria-keyshortcuts` has them; a chord acts with Ctrl and with Cmd. */
export const ariaKeys = (keys: string): string =>
  keys.startsWith('mod+')
    ? keys.replace('mod+', 'Control+') + keys.replace('mod+', ' Meta+')
    : keys;

const shownOn = (keys: string, hasCommandKey: boolean): string => {
  const [key = '', isChord] = keys.split('+').toReversed();
  const shown = key.length === 1 ? key.toUpperCase() : key;
  if (isChord === undefined) return shown;
  return hasCommandKey ? `⌘${shown}` : `Ctrl ${shown}`;
};

/** Names of keys on this device (`Ctrl K`, `⌘K`, `C`). The server renders `Ctrl`. */
export function useKeyNames(): (keys: string) => string {
  const hasCommandKey = useSyncExternalStore(subscribeToNothing, isApple, () => false);
  return (keys) => shownOn(keys, hasCommandKey);
}
