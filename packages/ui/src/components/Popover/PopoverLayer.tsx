import { useDismiss, useFloating, useInteractions } from '@floating-ui/react';
import { useLayoutEffect } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { Portal } from '../../internal/Portal.tsx';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { activeElement } from '../../internal/elements.ts';
import { followAnchor } from '../../internal/followAnchor.ts';
import { holdsFocus } from '../../internal/holdsFocus.ts';
import { playExitAnimation } from '../../internal/playExitAnimation.ts';
import { menuMiddleware } from '../../internal/popupMiddleware.ts';
import { returnFocus } from '../../internal/keptFocus.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useElement } from '../../internal/useElement.ts';
import type { OpenChangeReason } from '../../internal/useOpen.ts';
import { tabStops, wrapTab } from '../../internal/wrapTab.ts';
import { firstField } from '../Dialog/firstField.ts';
import type { Placement } from '../Tooltip/placement.ts';
import { Popup } from './PopoverLayer.styles.ts';

export interface PopoverLayerProps extends ComponentPropsWithRef<'div'> {
  label: string;
  /** Element that the popover is placed at. */
  anchor: Element;
  /** Element that gets the focus on close. A press on it is left to its own handler. */
  trigger: HTMLElement;
  placement: Placement;
  onClose: (reason: OpenChangeReason) => void;
}

/** A dialog that is not modal: a press outside closes it, and Tab stays inside. */
export function PopoverLayer(props: PopoverLayerProps) {
  const { label, anchor, trigger, placement, onClose, ref, style, ...rest } = props;
  const [popup, setPopup] = useElement<HTMLElement>();
  const composedRef = useComposedRefs(ref, setPopup);
  const { floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (isOpen) => {
      if (!isOpen) onClose('outside-press');
    },
    placement,
    elements: { reference: anchor, floating: popup },
    middleware: menuMiddleware,
    whileElementsMounted: followAnchor,
  });
  const { getFloatingProps } = useInteractions([
    useDismiss(context, {
      escapeKey: false,
      outsidePress: ({ target }) => !trigger.contains(target as Node | null),
    }),
  ]);

  useLayoutEffect(() => {
    if (!popup) return undefined;
    if (!popup.contains(activeElement())) {
      const first = firstField(popup) ?? tabStops(popup)[0] ?? popup;
      first.focus({ preventScroll: true });
    }
    return () => {
      if (holdsFocus(popup)) returnFocus(trigger);
      playExitAnimation(popup);
    };
  }, [popup, trigger]);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (popup) wrapTab(event, popup);
    if (event.key !== 'Escape') return;
    // Escape closes the innermost layer only; a dialog around it stays.
    event.preventDefault();
    event.stopPropagation();
    onClose('escape-key');
  }

  return (
    <Portal>
      <Popup
        {...rest}
        {...getFloatingProps({
          // React would bubble clicks to the row or card that contains the trigger.
          onClick: composeHandlers(rest.onClick as never, (event: MouseEvent) =>
            event.stopPropagation(),
          ),
        })}
        ref={composedRef}
        tabIndex={-1}
        aria-label={label}
        style={{ ...style, ...floatingStyles }}
        onKeyDown={composeHandlers(rest.onKeyDown, unlessComposing(handleKeyDown))}
      />
    </Portal>
  );
}
