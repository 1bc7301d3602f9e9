import {
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useTypeahead,
} from '@floating-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { Portal } from '../../internal/Portal.tsx';
import { followAnchor } from '../../internal/followAnchor.ts';
import { playExitAnimation } from '../../internal/playExitAnimation.ts';
import { touchQuery } from '../../tokens/media.ts';
import { useMedia } from '../../internal/useMedia.ts';
import { useElement } from '../../internal/useElement.ts';
import type { OpenChangeReason } from '../../internal/useOpen.ts';
import { menuMiddleware } from '../../internal/popupMiddleware.ts';
import { holdsFocus } from '../../internal/holdsFocus.ts';
import { returnFocus } from '../../internal/keptFocus.ts';
import type { Placement } from '../Tooltip/placement.ts';
import type { MenuStart } from './MenuContext.ts';
import { Footer, List, Popup, Separator } from './MenuPopup.styles.ts';
import { MenuRow } from './MenuRow.tsx';
import type { MenuAction, MenuItem } from './types.ts';

export interface MenuPopupProps {
  id: string;
  labelledBy: string;
  trigger: HTMLElement;
  items: readonly MenuItem[];
  placement: Placement;
  footer: ReactNode;
  startAt: MenuStart;
  onClose: (reason: OpenChangeReason) => void;
}

const isAction = (item: MenuItem): item is MenuAction => item.type !== 'separator';

/** A menu of choices starts at the checked one. */
function startIn(actions: readonly MenuAction[], startAt: MenuStart): number {
  const chosen = actions.findIndex(({ isChecked }) => isChecked);
  if (chosen >= 0) return chosen;
  return startAt === 'first' ? 0 : actions.length - 1;
}

/** APG "Menu". Focuses the trigger before an action runs, so that a dialog knows its opener. */
export function MenuPopup({ id, labelledBy, trigger, placement, ...rest }: MenuPopupProps) {
  const { startAt, onClose } = rest;
  const isTouch = useMedia(touchQuery, false);
  const items = rest.items.filter(
    (item) => isTouch || !isAction(item) || !item.copies || item.copies.isAlways,
  );
  const actions = items.filter(isAction);
  const [popup, setPopup] = useElement<HTMLElement>();
  const [activeIndex, setActiveIndex] = useState<number | null>(() => startIn(actions, startAt));
  const rows = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<string[]>([]);

  useLayoutEffect(() => {
    labels.current = actions.map(({ label }) => label);
  });
  useLayoutEffect(() => {
    return () => {
      if (holdsFocus(popup)) returnFocus(trigger);
      playExitAnimation(popup);
    };
  }, [popup, trigger]);

  const { floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (isOpen, _event, reason) => {
      if (!isOpen) onClose(reason === 'focus-out' ? reason : 'outside-press');
    },
    placement,
    elements: { reference: trigger, floating: popup },
    middleware: menuMiddleware,
    whileElementsMounted: followAnchor,
  });
  const { getFloatingProps, getItemProps } = useInteractions([
    useDismiss(context, { escapeKey: false }),
    useListNavigation(context, {
      listRef: rows,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
      disabledIndices: [],
      focusItemOnOpen: true,
    }),
    useTypeahead(context, { listRef: labels, activeIndex, onMatch: setActiveIndex }),
  ]);

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Escape closes the innermost layer only; a dialog around it stays.
    event.preventDefault();
    event.stopPropagation();
    onClose('escape-key');
  }

  /** Tab continues from the trigger. */
  function leaveByTab(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    trigger.focus();
    onClose('tab-key');
  }

  function leaveFooter(event: KeyboardEvent) {
    if (!event.shiftKey) leaveByTab(event);
  }

  function choose() {
    returnFocus(trigger);
    onClose('item-press');
  }

  return (
    <Portal>
      <Popup
        ref={setPopup}
        style={floatingStyles}
        onKeyDown={unlessComposing(closeByKey)}
        // React would bubble clicks to the row or card that contains the trigger.
        onClick={(event) => event.stopPropagation()}
      >
        <List
          {...getFloatingProps(rest.footer ? {} : { onKeyDown: unlessComposing(leaveByTab) })}
          id={id}
          role="menu"
          aria-labelledby={labelledBy}
        >
          {items.map((item) => {
            if (!isAction(item)) return <Separator key={item.id} />;
            const index = actions.indexOf(item);
            return (
              <MenuRow
                key={item.id}
                {...getItemProps({ tabIndex: index === activeIndex ? 0 : -1 })}
                ref={(row) => {
                  rows.current[index] = row;
                }}
                action={item}
                onChoose={choose}
              />
            );
          })}
        </List>
        {rest.footer ? (
          <Footer onKeyDown={unlessComposing(leaveFooter)}>{rest.footer}</Footer>
        ) : null}
      </Popup>
    </Portal>
  );
}
