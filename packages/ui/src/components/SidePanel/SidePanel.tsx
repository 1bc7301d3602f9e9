import type { ComponentPropsWithRef } from 'react';
import { use, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { activeElement, isElement } from '../../internal/elements.ts';
import { mergeHandlers } from '../../internal/mergeHandlers.ts';
import { holdsFocus } from '../../internal/holdsFocus.ts';
import { returnFocus } from '../../internal/returnFocus.ts';
import { isTypedInto } from '../../internal/singleKeys.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useOpen } from '../../internal/useOpen.ts';
import type { OpenChangeReason, OpenProps } from '../../internal/useOpen.ts';
import { SidePanelColumn } from './SidePanelColumn.tsx';
import { SidePanelContainerContext } from './SidePanelContainer.tsx';
import { SidePanelContent } from './SidePanelContent.tsx';
import { SidePanelSheet } from './SidePanelSheet.tsx';
import { useIsColumn } from './useIsColumn.ts';

/** It closes by Escape and the cross; as a sheet by swipe and backdrop, too. */
export interface SidePanelProps extends ComponentPropsWithRef<'aside'>, OpenProps {
  /** Accessible name: what the panel shows. Another one is read out. */
  label: string;
  /** What it shows, e.g. the id of a record: another one starts at the top. */
  recordId: string;
  /** Place among its like, e.g. "1 of 248". */
  position?: string | undefined;
  /** Accessible name and tooltip of the step back. @default 'Previous' */
  previousLabel?: string | undefined;
  /** Accessible name and tooltip of the step on. @default 'Next' */
  nextLabel?: string | undefined;
  /** Accessible name of the cross. @default 'Close' */
  closeLabel?: string | undefined;
  /** Also by k. Left out where there is none; without both there are no such buttons. */
  onPrevious?: (() => void) | undefined;
  /** Also by j. */
  onNext?: (() => void) | undefined;
  /** Whether it is open at first, where `open` is left out. @default true */
  defaultOpen?: boolean | undefined;
  /**
   * Opened for a look: the focus stays where it was. It goes into the panel once this is over, and at
   * once into a sheet, which lies over the page. @default false
   */
  isPreview?: boolean | undefined;
  /** Finds what gets the focus back, which by now may be another than what opened the panel. */
  returnTo?: ((opener: Element | null) => Element | null) | undefined;
}

/**
 * A record beside its list: a column that shares the nearest `SidePanelContainer`; under 1100 px, and
 * without a container, a sheet over the page. The focus goes to it; in a column to what it marks, if
 * anything (`data-autofocus`). Open unless told otherwise. `ref`, `className`, `style` and other
 * attributes reach the panel's surface.
 */
export function SidePanel({ open, defaultOpen = true, onOpenChange, ...rest }: SidePanelProps) {
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  return isOpen ? <OpenPanel {...rest} onClose={(reason) => setOpen(false, reason)} /> : null;
}

export interface OpenPanelProps extends Omit<SidePanelProps, keyof OpenProps> {
  onClose: (reason: OpenChangeReason) => void;
}

function OpenPanel(props: OpenPanelProps) {
  const { label, recordId, position, previousLabel, nextLabel, closeLabel, ...others } = props;
  const { onPrevious, onNext, onClose, returnTo, isPreview, children, ref, ...rest } = others;
  const container = use(SidePanelContainerContext);
  const isColumn = useIsColumn() && container !== null;
  const panelRef = useRef<HTMLElement>(null);
  const composedRef = useComposedRefs(ref, panelRef);
  const [opener] = useState(activeElement);

  const findReturn = () => (returnTo ? returnTo(opener) : opener);

  /** A row that is only kept for its panel goes with it, unless it has the focus by then. */
  function close(reason: OpenChangeReason): void {
    if (isColumn && holdsFocus(panelRef.current)) returnFocus(findReturn());
    onClose(reason);
  }

  /** Escape leaves the innermost thing: a field first, then the panel. */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget: panel } = event;
    if (key !== 'Escape' || event.defaultPrevented) return;
    if (!isElement(target)) return;
    // What floats above the panel is no part of it in the document.
    if (!panel.contains(target) || !isTypedInto(target)) return;
    event.preventDefault();
    panel.focus({ preventScroll: true });
  }

  const frame = {
    ...mergeHandlers(rest, { onKeyDown: unlessComposing(handleKeyDown) }),
    label,
    panelRef,
    ref: composedRef,
    onClose: close,
    returnTo: findReturn,
  };
  const content = (
    <SidePanelContent
      {...{ label, recordId, position, previousLabel, nextLabel, closeLabel }}
      {...{ onPrevious, onNext, children, panelRef }}
      onClose={() => close('close-press')}
    />
  );
  return isColumn ? (
    <SidePanelColumn {...frame} {...{ container, isPreview }}>
      {content}
    </SidePanelColumn>
  ) : (
    <SidePanelSheet {...frame}>{content}</SidePanelSheet>
  );
}
