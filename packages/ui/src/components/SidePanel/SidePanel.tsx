import type { ComponentPropsWithRef, ComponentProps } from 'react';
import { use, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import { activeElement, isElement } from '../../internal/elements.ts';
import { mergeHandlers } from '../../internal/mergeHandlers.ts';
import { holdsFocus } from '../../internal/holdsFocus.ts';
import { returnFocus } from '../../internal/keptFocus.ts';
import { isTypedInto } from '../../internal/singleKeys.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useOpen } from '../../internal/useOpen.ts';
import type { OpenChangeReason, OpenProps } from '../../internal/useOpen.ts';
import { SidePanelColumn } from './SidePanelColumn.tsx';
import { SidePanelContainerContext } from './SidePanelContainer.tsx';
import { SidePanelContent } from './SidePanelContent.tsx';
import type { SidePanelFrameProps } from './SidePanelColumn.tsx';
import { Surface } from './SidePanelSheet.styles.ts';
import { useMedia } from '../../internal/useMedia.ts';
import { columnQuery } from '../../tokens/media.ts';

const useIsColumn = (): boolean => useMedia(columnQuery, true);

/** Props of `SidePanel`; Escape and a button close it, a sheet also a swipe and the backdrop. */
export interface SidePanelProps extends ComponentPropsWithRef<'aside'>, OpenProps {
  /** Accessible name: what the panel shows. A change is announced. */
  label: string;
  /** Id of the record; a change scrolls to the top. */
  recordId: string;
  /** Position in the list, e.g. "1 of 248". */
  position?: string | undefined;
  /** Label and tooltip of the button for the previous record. @default 'Previous' */
  previousLabel?: string | undefined;
  /** Label and tooltip of the button for the next record. @default 'Next' */
  nextLabel?: string | undefined;
  /** Label of the close button. @default 'Close' */
  closeLabel?: string | undefined;
  /** Called by the button and k. Omit it at the first record; without both there are no buttons. */
  onPrevious?: (() => void) | undefined;
  /** Called by the button and by j. Omit it at the last record. */
  onNext?: (() => void) | undefined;
  /** Initial state if `open` is omitted. @default true */
  defaultOpen?: boolean | undefined;
  /** Keeps the focus where it was until false; a sheet always gets it. @default false */
  isPreview?: boolean | undefined;
  /** Returns the element in the container that gets the focus on close. @default the opener */
  returnTo?: ((opener: Element | null, container: Element | null) => Element | null) | undefined;
}

/**
 * A record next to its list: a column in a `SidePanelContainer`, else and below 1100 px a sheet.
 * Gets the focus, or in a column its element with `data-autofocus`.
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

  const findReturn = () => (returnTo ? returnTo(opener, container?.current ?? null) : opener);

  /** Moves the focus first, because a row kept rendered for its panel is removed on close. */
  function close(reason: OpenChangeReason): void {
    if (isColumn && holdsFocus(panelRef.current)) returnFocus(findReturn());
    onClose(reason);
  }

  /** Escape leaves a field first, then closes the panel. */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget: panel } = event;
    if (key !== 'Escape' || event.defaultPrevented) return;
    if (!isElement(target)) return;
    // React also bubbles events from portals opened in the panel.
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

function SidePanelSheet({ panelRef: _panelRef, onClose, ...rest }: SidePanelFrameProps) {
  return (
    <Surface
      {...(rest as Omit<ComponentProps<typeof Surface>, 'side'>)}
      open
      onOpenChange={(_open, reason) => onClose(reason)}
      side="end"
      hasCloseButton={false}
      data-panel
    />
  );
}
