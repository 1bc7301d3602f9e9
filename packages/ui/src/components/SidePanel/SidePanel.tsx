import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { holdsFocus, returnFocus } from '../../internal/returnFocus.ts';
import { SidePanelColumn } from './SidePanelColumn.tsx';
import { SidePanelContent } from './SidePanelContent.tsx';
import { SidePanelSheet } from './SidePanelSheet.tsx';
import { useIsColumn } from './useIsColumn.ts';
import { useStepKeys } from './useStepKeys.ts';

export interface SidePanelProps {
  /** Accessible name: what the panel shows. Another one is read out. */
  label: string;
  /** What it shows, e.g. the id of a record: another one starts at the top. */
  recordId: string;
  /** Place among its like, e.g. "1 of 248". */
  position?: string | undefined;
  previousLabel: string;
  nextLabel: string;
  closeLabel: string;
  /** Also by k. Left out where there is none; without both there are no such buttons. */
  onPrevious?: (() => void) | undefined;
  /** Also by j. */
  onNext?: (() => void) | undefined;
  /** Asked to close by Escape or the cross; as a sheet by swipe and backdrop, too. */
  onClose: () => void;
  /** Finds what gets the focus back, which by now may be another than what opened the panel. */
  returnTo?: ((opener: Element | null) => Element | null) | undefined;
  children: ReactNode;
}

/**
 * A record beside its list : a column beside the page's `<main>`, whose
 * parent it divides, under 1100 px a sheet over it. Mount it while it is open.
 */
export function SidePanel(props: SidePanelProps) {
  const { label, onClose, returnTo } = props;
  const isColumn = useIsColumn();
  const ref = useRef<HTMLElement>(null);
  const [opener] = useState(() => document.activeElement);
  useStepKeys(ref, props);

  const findReturn = () => (returnTo ? returnTo(opener) : opener);

  /** A row that is only kept for its panel goes with it, unless it has the focus by then. */
  function close(): void {
    if (isColumn && holdsFocus(ref.current)) returnFocus(findReturn());
    onClose();
  }

  const frame = { label, onClose: close, returnTo: findReturn, panelRef: ref };
  const content = <SidePanelContent {...props} onClose={close} panelRef={ref} />;
  return isColumn ? (
    <SidePanelColumn {...frame}>{content}</SidePanelColumn>
  ) : (
    <SidePanelSheet {...frame}>{content}</SidePanelSheet>
  );
}
