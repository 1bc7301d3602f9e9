import type { ReactNode, RefObject } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { afterPaint } from '../../internal/afterPaint.ts';
import { holdsFocus, returnFocus } from '../../internal/returnFocus.ts';
import { isTakenKey } from './isTakenKey.ts';
import { Column, Surface } from './SidePanel.styles.ts';

export interface SidePanelFrameProps {
  label: string;
  onClose: () => void;
  /** Finds what gets the focus back. */
  returnTo: () => Element | null;
  panelRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Whether something on the page opened it; an address that did has nothing to show meanwhile. */
const isPressed = () => document.activeElement !== document.body;

/** Where the page stands, which may be drawn in one go with its panel. */
const findPage = () => document.querySelector('main')?.parentElement;
const never = () => () => {};

/** The panel as a column beside the page's `<main>`, which stays as usable as it was. */
export function SidePanelColumn(props: SidePanelFrameProps) {
  const page = useSyncExternalStore(never, findPage);
  return page && createPortal(<OpenColumn {...props} />, page);
}

/**
 * The first frame shows it above the page; then the page makes room. Laying out a long list in
 * another width takes longer than the panel itself, and nobody has to wait for that.
 */
function OpenColumn({ label, onClose, returnTo, panelRef, children }: SidePanelFrameProps) {
  const [isAbove, setAbove] = useState(isPressed);
  useEffect(() => (isAbove ? afterPaint(() => setAbove(false)) : undefined), [isAbove]);

  const giveFocusBack = useEffectEvent(() => {
    if (holdsFocus(panelRef.current)) returnFocus(returnTo());
  });

  useLayoutEffect(() => {
    panelRef.current?.focus({ preventScroll: true });
    return () => giveFocusBack();
  }, [panelRef]);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const isInside = panelRef.current?.contains(document.activeElement);
    if (!isInside && isTakenKey(event, panelRef.current)) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <Column data-above={isAbove || undefined}>
      <Surface ref={panelRef} aria-label={label} tabIndex={-1}>
        {children}
      </Surface>
    </Column>
  );
}
