import type { Notification } from '@platform/domain';
import { notificationsTexts, useTranslation } from '@platform/i18n';
import { isComposing } from '@platform/i18n/text';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { nextRowIndex } from '../../components/DataTable/gridKeys.ts';
import { controlsOf } from '../../components/DataTable/rowTabStops.ts';
import { activeElement, isElement } from '../../internal/elements.ts';
import { pageHeading } from '../../internal/keptFocus.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { useShortcuts } from '../../shortcuts/useShortcut.ts';
import type { ListEntries } from './listEntries.ts';

/** Found by selector: a ref per row would be set for each of thousands. */
const row = 'article[data-notification]';
const rowOf = (target: unknown): HTMLElement | null =>
  isElement(target) ? target.closest<HTMLElement>(row) : null;

interface NotificationKeysOptions {
  notifications: readonly Notification[];
  list: ListEntries;
  renderEntry: (entryIndex: number) => void;
  onArchive: (item: Notification) => void;
}

/** The list is one tab stop. A removed notification passes the focus to the next one. */
export function useNotificationKeys(
  rootRef: RefObject<HTMLElement | null>,
  { notifications, list, renderEntry, onArchive }: NotificationKeysOptions,
) {
  const t = useTranslation(notificationsTexts);
  const current = useRef<{ key: string; index: number } | null>(null);

  /** Null for a row that the virtual list has not mounted. */
  const find = (key: string) =>
    rootRef.current?.querySelector<HTMLElement>(
      `article[data-notification="${CSS.escape(key)}"]`,
    ) ?? null;

  function elementAt(index: number): HTMLElement | null {
    const item = notifications[index];
    const position = item && list.indexByKey.get(item.key);
    if (!item || position === undefined) return null;
    if (!find(item.key)) flushSync(() => renderEntry(position));
    return find(item.key);
  }

  function goTo(index: number): void {
    const target = elementAt(index);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
  }

  const focusedIndex = () => {
    const key = rowOf(activeElement())?.dataset['notification'];
    return key === undefined ? -1 : notifications.findIndex((item) => item.key === key);
  };

  /** The first press from outside returns to the notification that was focused last. */
  function step(by: number): void {
    const at = focusedIndex();
    const next = at === -1 ? Math.max(0, lastIndex()) : at + by;
    goTo(Math.max(0, Math.min(notifications.length - 1, next)));
  }

  const lastIndex = () => notifications.findIndex((item) => item.key === current.current?.key);

  useShortcuts([
    { keys: 'j', label: t('notifications.action.next'), onPress: () => step(1), repeats: true },
    {
      keys: 'k',
      label: t('notifications.action.previous'),
      onPress: () => step(-1),
      repeats: true,
    },
    {
      keys: 'e',
      label: t('notifications.action.archive'),
      onPress: () => {
        const item = notifications[focusedIndex()];
        if (item && item.id !== '' && !item.isArchived) onArchive(item);
      },
    },
  ]);

  // One rendered notification must be the tab stop.
  useLayoutEffect(() => {
    const rows = [...(rootRef.current?.querySelectorAll<HTMLElement>(row) ?? [])];
    const stop =
      rows.find((one) => one.dataset['notification'] === current.current?.key) ?? rows[0];
    for (const one of rows) {
      const stops = one === stop ? '0' : '-1';
      // Setting an attribute costs a layout even if its value is the same.
      if (one.getAttribute('tabindex') !== stops) one.setAttribute('tabindex', stops);
    }
  });

  const keptRef = useKeptFocus(() => {
    const lastRow = current.current;
    // The list unmounts with its last notification.
    if (!lastRow || !rootRef.current) return pageHeading();
    if (notifications.some(({ key }) => key === lastRow.key)) return null;
    const next = elementAt(Math.min(lastRow.index, notifications.length - 1));
    next?.scrollIntoView({ block: 'nearest' });
    return next;
  });

  function handleKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const { key, target, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey } = event;
    const around = rowOf(target);
    if (!around || defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return;
    const isRow = target === around;
    const controls = controlsOf(around);
    const position = controls.indexOf(target as HTMLElement);
    const act = () => {
      if (key === 'Enter') return isRow ? () => controls[0]?.click() : undefined;
      if (key === 'ArrowRight') return () => controls[position + 1]?.focus();
      if (key === 'ArrowLeft') return () => (controls[position - 1] ?? around).focus();
      if (key === 'Escape') return isRow ? undefined : () => around.focus();
      const page = Math.max(1, Math.floor(window.innerHeight / around.offsetHeight) - 3);
      const count = notifications.length;
      const next = nextRowIndex(key, { index: focusedIndex(), count, page });
      return next === null ? undefined : () => goTo(next);
    };
    const run = act();
    if (!run) return;
    event.preventDefault();
    run();
  }

  function handleFocus({ target }: FocusEvent): void {
    const key = rowOf(target)?.dataset['notification'];
    if (key === undefined) return;
    current.current = { key, index: notifications.findIndex((item) => item.key === key) };
  }

  return { ref: useComposedRefs(rootRef, keptRef), onKeyDown: handleKeyDown, onFocus: handleFocus };
}
