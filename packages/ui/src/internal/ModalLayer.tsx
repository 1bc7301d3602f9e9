import { FloatingFocusManager, useFloating } from '@floating-ui/react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { ModalSurfaceContext } from './ModalSurfaceContext.ts';
import { Portal } from './Portal.tsx';
import { activeElement } from './elements.ts';
import { fadeAway } from './fadeAway.ts';
import { useElement } from './useElement.ts';
import type { OpenChangeReason } from './useOpen.ts';
import { wrapTab } from './wrapTab.ts';
import { Backdrop } from './ModalLayer.styles.ts';
import { holdsFocus } from './holdsFocus.ts';
import { returnFocus } from './returnFocus.ts';

export interface ModalLayerProps {
  /** Asked to close: Escape, or a press on the backdrop. */
  onClose: (reason: OpenChangeReason) => void;
  /** Closes by a press on the backdrop. */
  isDismissable: boolean;
  /** Finds what takes the focus first; the surface itself when null. */
  firstFocus: (surface: HTMLElement) => HTMLElement | null;
  /** Finds what gets the focus back when the layer closes. @default the opener */
  returnTo?: (() => Element | null) | undefined;
  /** Renders the surface and gives it the ref. */
  children: (setSurface: (surface: HTMLElement | null) => void) => ReactNode;
  className?: string;
}

/**
 * A layer that takes the page: backdrop, scroll lock, focus inside and back to the opener, Escape;
 * WAI-ARIA APG "Dialog (Modal)". Mount it only while open.
 */
export function ModalLayer(props: ModalLayerProps) {
  const { onClose, isDismissable, firstFocus, returnTo, children, ...rest } = props;
  const [surface, setSurface] = useElement<HTMLElement>();
  const [opener] = useState(activeElement);
  const isPressed = useRef(false);
  const backdropRef = useRef<HTMLDivElement>(null);
  const { context } = useFloating({ open: true, elements: { floating: surface } });

  // At once: the focus manager would wait for a frame, and take the focus from where a key or a press of
  // that frame had put it.
  const takeFocus = useEffectEvent((within: HTMLElement) =>
    (firstFocus(within) ?? within).focus({ preventScroll: true }),
  );
  useLayoutEffect(() => {
    if (surface) takeFocus(surface);
  }, [surface]);

  const leave = useEffectEvent(() => {
    if (surface && holdsFocus(surface)) returnFocus(returnTo ? returnTo() : opener);
    fadeAway(backdropRef.current);
  });
  useLayoutEffect(() => () => leave(), []);

  function handleKeyDown(event: KeyboardEvent) {
    if (surface) wrapTab(event, surface);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose('escape-key');
  }

  function handleMouseDown(event: MouseEvent) {
    isPressed.current = event.target === event.currentTarget;
    // Keeps the focus inside.
    if (isPressed.current) event.preventDefault();
  }

  /** A press that began inside, to select text, must not close when it ends outside. */
  function handleClick(event: MouseEvent) {
    event.stopPropagation();
    if (isDismissable && isPressed.current && event.target === event.currentTarget) {
      onClose('outside-press');
    }
  }

  return (
    <Portal>
      <Backdrop
        {...rest}
        ref={backdropRef}
        lockScroll
        onKeyDown={unlessComposing(handleKeyDown)}
        onMouseDown={handleMouseDown}
        onClick={handleClick}
      >
        <FloatingFocusManager
          context={context}
          initialFocus={-1}
          returnFocus={false}
          restoreFocus
          closeOnFocusOut={false}
        >
          <ModalSurfaceContext value={surface}>{children(setSurface)}</ModalSurfaceContext>
        </FloatingFocusManager>
      </Backdrop>
    </Portal>
  );
}
