import { useComponentTexts } from '@platform/i18n';
import type { ComponentPropsWithRef } from 'react';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { Region } from './Toast.styles.ts';
import { Toast } from './Toast.tsx';
import type { ToastData } from './Toast.tsx';
import { useAvoidOverlap } from './useAvoidOverlap.ts';
import { useFocusKey } from './useFocusKey.ts';
import { activeElement } from '../../internal/elements.ts';
import { pageHeading } from '../../internal/keptFocus.ts';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name of the landmark. @default 'Messages' */
  label?: string;
  /** Oldest first; the first ones are shown, the others wait. */
  toasts: readonly ToastData[];
  /** Called when a toast was closed or timed out. */
  onDismiss: (id: string) => void;
  /** Label of each close button. @default 'Close' */
  closeLabel?: string;
  /** Announces how often a message was repeated. @default "Shown 3 times" */
  repeatedLabel?: (count: number) => string;
  /** Time that a toast stays, in ms. @default 4000 */
  lifetime?: number;
  /** Number of toasts shown at once. @default 3 */
  maxVisible?: number;
}

/** Shows the first toasts; timers pause on hover, with the focus inside (F8) and on hidden pages. */
export function ToastRegion(props: ToastRegionProps) {
  return props.toasts.length > 0 ? <VisibleToasts {...props} /> : null;
}

function VisibleToasts({
  label,
  toasts,
  onDismiss,
  closeLabel,
  repeatedLabel,
  lifetime = 4000,
  maxVisible = 3,
  ref,
  ...rest
}: ToastRegionProps) {
  const t = useComponentTexts();
  const regionRef = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  /** The element focused before the region; null while the focus is elsewhere. */
  const previousFocus = useRef<{ element: Element | null } | null>(null);
  const isHidden = usePageHidden();
  const keptRef = useKeptFocus(() => {
    const before = previousFocus.current?.element;
    previousFocus.current = null;
    return before?.isConnected && before !== before.ownerDocument.body ? before : pageHeading();
  });
  const composedRef = useComposedRefs(ref, useComposedRefs(regionRef, keptRef));
  useFocusKey(regionRef);
  useAvoidOverlap(regionRef);

  // A removed toast fires neither `pointerleave` nor `blur`.
  const handleRemoved = useCallback(() => {
    const region = regionRef.current;
    if (!region) return;
    setHovered(region.matches(':hover'));
    setFocused(region.contains(activeElement()));
  }, []);

  return (
    <Region
      ref={composedRef}
      aria-label={label ?? t('common.toast.region')}
      aria-keyshortcuts="F8"
      // Each toast is a live region. This one exempts them from being hidden by an open dialog.
      aria-live="off"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget }) => {
        previousFocus.current ??= { element: relatedTarget };
        setFocused(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = currentTarget.contains(relatedTarget);
        if (!isInside) previousFocus.current = null;
        setFocused(isInside);
      }}
      {...rest}
    >
      {toasts.slice(0, maxVisible).map((toast) => (
        <Toast
          key={`${toast.id} ${toast.count ?? 1}`}
          toast={toast}
          isPaused={isHovered || isFocused || isHidden}
          onDismiss={onDismiss}
          onRemoved={handleRemoved}
          closeLabel={closeLabel ?? t('common.action.close')}
          repeatedLabel={
            repeatedLabel ?? ((count: number) => t('common.toast.repeated', { count }))
          }
          lifetime={lifetime}
        />
      ))}
    </Region>
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function usePageHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
}
