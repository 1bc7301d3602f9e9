import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { FrameContext } from '../internal/FrameContext.ts';
import { ModalSurfaceContext } from '../internal/ModalSurfaceContext.ts';
import { useSingleKeys } from '../internal/singleKeys.ts';
import { ariaKeys, useKeyNames } from './keyNames.ts';
import { register, registerTopic, runAwaited } from './registry.ts';
import type { Registration, Shortcut } from './registry.ts';

/** Props of the control that does the same as a shortcut: its tooltip and readers name the keys. */
export interface ShortcutProps {
  /** As the tooltip shows them: `C`, `Ctrl K`. */
  shortcut?: string;
  /** As readers are told them: `c`, `Control+K Meta+K`. */
  'aria-keyshortcuts'?: string;
}

/**
 * Registers shortcuts while they are shown. They act for the whole page, or inside the dialog or sheet
 * around the component; not while somebody types, nor under a layer; single keys only where the person
 * has not switched them off (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const frame = use(FrameContext);
  const surface = use(ModalSurfaceContext);
  const hasSingleKeys = useSingleKeys();
  const registration = useRef<Registration>({ shortcuts, frame, surface, hasSingleKeys });
  useLayoutEffect(() => {
    Object.assign(registration.current, { shortcuts, frame, surface, hasSingleKeys });
  });
  useEffect(() => runAwaited(registration.current));
  const isEmpty = shortcuts.length === 0;
  // Before the paint: what is seen answers to its keys.
  useLayoutEffect(
    () => (isEmpty ? undefined : register(registration.current, frame)),
    [isEmpty, frame],
  );
}

/**
 * Registers one shortcut; see `useShortcuts`.
 *
 * @param shortcut null for none
 * @returns props of the control that does the same
 */
export function useShortcut(shortcut: Shortcut | null): ShortcutProps {
  useShortcuts(shortcut ? [shortcut] : none);
  const hasSingleKeys = useSingleKeys();
  const nameOf = useKeyNames();
  const { keys } = shortcut ?? {};
  if (!keys || (!hasSingleKeys && !keys.startsWith('mod+'))) return {};
  return { shortcut: nameOf(keys), 'aria-keyshortcuts': ariaKeys(keys) };
}

const none: readonly Shortcut[] = [];

/** Says that something on the page has keys of its own, which the list of shortcuts then explains. */
export function useShortcutTopic(topic: 'rows'): void {
  useEffect(() => registerTopic(topic), [topic]);
}
