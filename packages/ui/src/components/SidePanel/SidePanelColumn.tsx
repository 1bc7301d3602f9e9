import type { ReactNode, RefObject } from 'react';
import {
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { afterPaint } from '../../internal/afterPaint.ts';
import { holdsFocus, returnFocus } from '../../internal/returnFocus.ts';
import { isTakenKey } from './isTakenKey.ts';
import { Column, Surface } from './SidePanel.styles.ts';
import { AreaContext } from './SidePanelArea.tsx';

export interface SidePanelFrameProps {
  label: string;
  onClose: () => void;
  /** Finds what gets the focus back. */
  returnTo: () => Element | null;
  panelRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const never = () => () => {};

/** Whether something on the page opened it; an address that did has nothing to show meanwhile. */
const isPressed = () => document.activeElement !== document.body;

/** The panel as a column beside the page, which stays as usable as it was. */
export function SidePanelColumn(props: SidePanelFrameProps) {
  const area = use(AreaContext);
  // An area that is mounted together with the panel is there only after both are.
  const element = useSyncExternalStore(never, () => area?.current ?? null);
  if (!area) return <OpenColumn {...props} />;
  return element && createPortal(<OpenColumn {...props} />, element);
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
