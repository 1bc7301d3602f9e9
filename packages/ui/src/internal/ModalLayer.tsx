import { FloatingFocusManager, useFloating } from '@floating-ui/react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { ModalSurfaceContext } from './ModalSurfaceContext.ts';
import { Portal } from './Portal.tsx';
import { activeElement } from './elements.ts';
import { playExitAnimation } from './playExitAnimation.ts';
import { useElement } from './useElement.ts';
import type { OpenChangeReason } from './useOpen.ts';
import { wrapTab } from './wrapTab.ts';
import { Backdrop } from './ModalLayer.styles.ts';
import { holdsFocus } from './holdsFocus.ts';
import { returnFocus } from './keptFocus.ts';

export interface ModalLayerProps {
  onClose: (reason: OpenChangeReason) => void;
  isDismissable: boolean;
  /** Finds the initial focus; null means the surface. */
  firstFocus: (surface: HTMLElement) => HTMLElement | null;
  /** Returns the element that gets the focus on close. @default the opener */
  returnTo?: (() => Element | null) | undefined;
  children: (setSurface: (surface: HTMLElement | null) => void) => ReactNode;
  className?: string;
}

/** Modal layer; WAI-ARIA APG "Dialog (Modal)". Mount it only while open. */
export function ModalLayer(props: ModalLayerProps) {
  const { onClose, isDismissable, firstFocus, returnTo, children, ...rest } = props;
  const [surface, setSurface] = useElement<HTMLElement>();
  const [opener] = useState(activeElement);
  const isPressed = useRef(false);
  const backdropRef = useRef<HTMLDivElement>(null);
  const { context } = useFloating({ open: true, elements: { floating: surface } });

  // At once: the focus manager waits for a frame, and would undo a focus change by the user.
  const takeFocus = useEffectEvent((layer: HTMLElement) =>
    (firstFocus(layer) ?? layer).focus({ preventScroll: true }),
  );
  useLayoutEffect(() => {
    if (surface) takeFocus(surface);
  }, [surface]);

  const leave = useEffectEvent(() => {
    if (surface && holdsFocus(surface)) returnFocus(returnTo ? returnTo() : opener);
    playExitAnimation(backdropRef.current);
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
    if (isPressed.current) event.preventDefault();
  }

  /** A press that started inside, such as when selecting text, must not close the layer. */
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
