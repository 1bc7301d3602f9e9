import { X } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { mergeHandlers } from '../../internal/mergeHandlers.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Close, Layer, Surface } from './Sheet.styles.ts';
import { useSwipe } from './useSwipe.ts';

export interface SheetProps extends ComponentPropsWithRef<'div'> {
  open: boolean;
  /** Asked to close by Escape, swipe, the cross or the backdrop. */
  onOpenChange: (open: boolean) => void;
  /** `start` for navigation (18rem), `end` for details (28rem). */
  side: 'start' | 'end';
  /** Accessible name. */
  label: string;
  /** Names the cross; left out where the content brings its own. */
  closeLabel?: string | undefined;
  /** Finds what gets the focus back. @default what had it when the sheet opened */
  returnTo?: (() => Element | null) | undefined;
}

/** A panel that slides in from a side, over a backdrop. Renders a `<div role="dialog">`. */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null;
}

const surfaceItself = () => null;

function OpenSheet({ onOpenChange, returnTo, ...rest }: Omit<SheetProps, 'open'>) {
  const close = () => onOpenChange(false);
  return (
    <Layer onClose={close} isDismissable firstFocus={surfaceItself} returnTo={returnTo}>
      {(setSurface) => <SheetSurface {...rest} setSurface={setSurface} onClose={close} />}
    </Layer>
  );
}

interface SheetSurfaceProps extends Omit<
  SheetProps,
  'open' | 'onOpenChange' | 'onClose' | 'returnTo'
> {
  setSurface: (surface: HTMLElement | null) => void;
  onClose: () => void;
}

function SheetSurface({
  setSurface,
  onClose,
  side,
  label,
  closeLabel,
  children,
  ref,
  ...rest
}: SheetSurfaceProps) {
  const composedRef = useComposedRefs(ref, setSurface);
  const swipe = useSwipe(side, onClose);
  return (
    <Surface
      tabIndex={-1}
      {...mergeHandlers(rest, swipe)}
      ref={composedRef}
      aria-label={label}
      data-side={side}
    >
      {children}
      {closeLabel ? (
        <Close>
          <IconButton
            label={closeLabel}
            tooltip={false}
            size="small"
            icon={<Icon icon={X} />}
            onClick={onClose}
          />
        </Close>
      ) : null}
    </Surface>
  );
}
