import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { ModalSurfaceContext } from './ModalSurfaceContext.ts';
import { Portal } from './Portal.tsx';
import { activeElement } from './elements.ts';
import { playExitAnimation } from './playExitAnimation.ts';
import { useElement } from './useElement.ts';
import type { OpenChangeReason } from './useOpen.ts';
import { tabStops, wrapTab } from './wrapTab.ts';
import { hideOthers } from './hideOthers.ts';
import { holdsFocus } from './holdsFocus.ts';
import { returnFocus } from './keptFocus.ts';
import { lockScroll } from './lockScroll.ts';
import { Backdrop, FocusGuard } from './ModalLayer.styles.ts';

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

/** Also contains the layers that this one opens. */
const portalOf = (backdrop: RefObject<HTMLElement | null>) => backdrop.current?.parentElement;

/** Modal layer; WAI-ARIA APG "Dialog (Modal)". Mount it only while open. */
export function ModalLayer(props: ModalLayerProps) {
  const { onClose, isDismissable, firstFocus, returnTo, children, ...rest } = props;
  const [surface, setSurface] = useElement<HTMLElement>();
  const [opener] = useState(activeElement);
  const isPressed = useRef(false);
  const backdropRef = useRef<HTMLDivElement>(null);

  const takeFocus = useEffectEvent((layer: HTMLElement) =>
    (firstFocus(layer) ?? layer).focus({ preventScroll: true }),
  );
  useLayoutEffect(() => {
    const layer = portalOf(backdropRef);
    if (!surface || !layer) return undefined;
    takeFocus(surface);
    const unlockScroll = lockScroll(layer.ownerDocument);
    const showOthers = hideOthers(layer);
    return () => {
      unlockScroll();
      showOthers();
    };
  }, [surface]);

  const leave = useEffectEvent(() => {
    const layer = portalOf(backdropRef);
    if (layer && holdsFocus(layer)) returnFocus(returnTo ? returnTo() : opener);
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

  function focusStop(index: 0 | -1) {
    if (surface) (tabStops(surface).at(index) ?? surface).focus();
  }

  return (
    <Portal>
      <Backdrop
        {...rest}
        ref={backdropRef}
        onKeyDown={unlessComposing(handleKeyDown)}
        onMouseDown={handleMouseDown}
        onClick={handleClick}
      >
        <FocusGuard onFocus={() => focusStop(-1)} />
        <ModalSurfaceContext value={surface}>{children(setSurface)}</ModalSurfaceContext>
        <FocusGuard onFocus={() => focusStop(0)} />
      </Backdrop>
    </Portal>
  );
}
