import type { ComponentPropsWithRef } from 'react';
import { useCallback, useRef, useState } from 'react';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useComponentTexts } from '../ComponentTexts/ComponentTextsContext.ts';
import { Region } from './Toast.styles.ts';
import { Toast } from './Toast.tsx';
import type { ToastData } from './Toast.tsx';
import { useClearPlace } from './useClearPlace.ts';
import { useFocusKey } from './useFocusKey.ts';
import { usePageHidden } from './usePageHidden.ts';
import { activeElement } from '../../internal/elements.ts';
import { isFocusLost } from '../../internal/isFocusLost.ts';

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name of the landmark. @default 'Messages' */
  label?: string;
  /** Oldest first; the first three are shown, the rest wait. */
  toasts: readonly ToastData[];
  /** Called when a toast was closed or its time was up. */
  onDismiss: (id: string) => void;
  /** Accessible name of each close button. @default 'Close' */
  closeLabel?: string;
  /** Says to readers how often a message came, e.g. "Shown 3 times", the default. */
  repeatedLabel?: (count: number) => string;
  /** How long a toast stays, in milliseconds. @default 4000 */
  lifetime?: number;
}

const mostVisible = 3;

/**
 * Shows events for 4000 ms each, three at a time, newest at the bottom. Time
 * stands still under the pointer, while the focus is inside and while the page is hidden. A toast
 * whose count grows starts its time again. F8 leads into the region, and time stands still there; the
 * focus goes back to where it was once the toast that has it is gone.
 */
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
  ref,
  ...rest
}: ToastRegionProps) {
  const texts = useComponentTexts();
  const regionRef = useRef<HTMLElement>(null);
  const composedRef = useComposedRefs(ref, regionRef);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  /** What had the focus before it came here; null while it is elsewhere. */
  const left = useRef<{ element: Element | null } | null>(null);
  const isHidden = usePageHidden();
  useFocusKey(regionRef);
  useClearPlace(regionRef);

  // A toast that goes away under the pointer or with the focus tells the region of neither.
  const handleGone = useCallback(() => {
    if (left.current && isFocusLost()) {
      focusAgain(left.current.element);
      left.current = null;
    }
    const region = regionRef.current;
    if (!region) return;
    setHovered(region.matches(':hover'));
    setFocused(region.contains(activeElement()));
  }, []);

  return (
    <Region
      ref={composedRef}
      aria-label={label ?? texts.messages}
      aria-keyshortcuts="F8"
      // A dialog hides what stands around it from readers, but nothing that is called live: what is
      // told while it is open must be heard. Each toast is its own live region.
      aria-live="off"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget }) => {
        left.current ??= { element: relatedTarget };
        setFocused(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = currentTarget.contains(relatedTarget);
        if (!isInside) left.current = null;
        setFocused(isInside);
      }}
      {...rest}
    >
      {toasts.slice(0, mostVisible).map((toast) => (
        <Toast
          key={`${toast.id} ${toast.count ?? 1}`}
          toast={toast}
          isPaused={isHovered || isFocused || isHidden}
          onDismiss={onDismiss}
          onGone={handleGone}
          closeLabel={closeLabel ?? texts.close}
          repeatedLabel={repeatedLabel ?? texts.repeated}
          lifetime={lifetime}
        />
      ))}
    </Region>
  );
}

/**
 * Gives the focus back to what had it, or to the heading where that is gone. By itself: what dialogs share
 * for it would take the toasts out of the chunk that they come in.
 */
function focusAgain(before: Element | null): void {
  const page = before?.ownerDocument ?? document;
  const isThere = before?.isConnected && before !== page.body;
  const target = isThere ? before : page.querySelector('main h1');
  (target as HTMLElement | null)?.focus({ preventScroll: true });
}
