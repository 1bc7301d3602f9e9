import type { ComponentPropsWithRef } from 'react';
import { mergeHandlers } from '../../internal/mergeHandlers.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useOpen } from '../../internal/useOpen.ts';
import type { OpenChangeReason, OpenProps } from '../../internal/useOpen.ts';
import { CloseButton } from '../../internal/CloseButton.tsx';
import { firstField } from '../Dialog/firstField.ts';
import { Close, Layer, Surface } from './Sheet.styles.ts';
import { useSwipe } from './useSwipe.ts';

/** Props of `Sheet`, which closes by Escape, swipe, the close button and the backdrop. */
export interface SheetProps extends ComponentPropsWithRef<'div'>, OpenProps {
  /** `start` for navigation (18rem), `end` for details (28rem). */
  side: 'start' | 'end';
  /** Accessible name. */
  label: string;
  /** False if the content has its own close button. @default true */
  hasCloseButton?: boolean;
  /** Label of the close button. @default 'Close' */
  closeLabel?: string | undefined;
  /** `field` focuses the first field, for forms. @default 'surface' */
  initialFocus?: 'surface' | 'field';
  /** Returns the element that gets the focus on close. @default the element that had it on open */
  returnTo?: (() => Element | null) | undefined;
}

/** A panel that slides in from a side, over a backdrop. Renders a `<div role="dialog">`. */
export function Sheet({ open, defaultOpen, onOpenChange, ...rest }: SheetProps) {
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  return isOpen ? <OpenSheet {...rest} onClose={(reason) => setOpen(false, reason)} /> : null;
}

interface OpenSheetProps extends Omit<SheetProps, keyof OpenProps> {
  onClose: (reason: OpenChangeReason) => void;
}

const surfaceItself = () => null;

function OpenSheet({ returnTo, initialFocus = 'surface', ...rest }: OpenSheetProps) {
  return (
    <Layer
      onClose={rest.onClose}
      isDismissable
      firstFocus={initialFocus === 'field' ? firstField : surfaceItself}
      returnTo={returnTo}
    >
      {(setSurface) => <SheetSurface {...rest} setSurface={setSurface} />}
    </Layer>
  );
}

interface SheetSurfaceProps extends Omit<OpenSheetProps, 'returnTo' | 'initialFocus'> {
  setSurface: (surface: HTMLElement | null) => void;
}

function SheetSurface({
  setSurface,
  onClose,
  side,
  label,
  hasCloseButton = true,
  closeLabel,
  children,
  ref,
  ...rest
}: SheetSurfaceProps) {
  const composedRef = useComposedRefs(ref, setSurface);
  const swipe = useSwipe(side, () => onClose('swipe'));
  return (
    <Surface
      tabIndex={-1}
      {...mergeHandlers(rest, swipe)}
      ref={composedRef}
      aria-label={label}
      data-side={side}
    >
      {children}
      {hasCloseButton ? (
        <Close>
          <CloseButton label={closeLabel} onClick={() => onClose('close-press')} />
        </Close>
      ) : null}
    </Surface>
  );
}
