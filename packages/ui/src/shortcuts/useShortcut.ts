import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { FrameContext } from '../internal/FrameContext.ts';
import { ModalSurfaceContext } from '../internal/ModalSurfaceContext.ts';
import { useSingleKeysEnabled } from '../internal/singleKeys.ts';
import { ariaKeys } from '../components/Kbd/keyNames.ts';
import { register, registerTopic, runPending } from './registry.ts';
import type { Registration, Shortcut } from './registry.ts';

/** Props of the control that does the same: its tooltip and screen readers name the keys. */
export interface ShortcutProps {
  /** Keys for the tooltip: `c`, `mod+k`. */
  shortcut?: string;
  /** Keys for screen readers: `c`, `Control+K Meta+K`. */
  'aria-keyshortcuts'?: string;
}

/**
 * Registers shortcuts while mounted, for the page or the surrounding dialog or sheet. They do not
 * act while the user types or under a layer; single keys only if the user allows them (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const frame = use(FrameContext);
  const surface = use(ModalSurfaceContext);
  const areSingleKeysEnabled = useSingleKeysEnabled();
  const registration = useRef<Registration>({ shortcuts, frame, surface, areSingleKeysEnabled });
  useLayoutEffect(() => {
    Object.assign(registration.current, { shortcuts, frame, surface, areSingleKeysEnabled });
  });
  useEffect(() => runPending(registration.current));
  const isEmpty = shortcuts.length === 0;
  // Before paint, so that visible controls respond to their keys.
  useLayoutEffect(
    () => (isEmpty ? undefined : register(registration.current, frame)),
    [isEmpty, frame],
  );
}

/** Registers one shortcut, or none for null. Returns props of the control that does the same. */
export function useShortcut(shortcut: Shortcut | null): ShortcutProps {
  useShortcuts(shortcut ? [shortcut] : NO_SHORTCUTS);
  const areSingleKeysEnabled = useSingleKeysEnabled();
  const { keys } = shortcut ?? {};
  if (!keys || (!areSingleKeysEnabled && !keys.startsWith('mod+'))) return {};
  return { shortcut: keys, 'aria-keyshortcuts': ariaKeys(keys) };
}

const NO_SHORTCUTS: readonly Shortcut[] = [];

/** Adds an entry to the list of shortcuts, for components that handle keys themselves. */
export function useShortcutTopic(topic: 'rows'): void {
  useEffect(() => registerTopic(topic), [topic]);
}
