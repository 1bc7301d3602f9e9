import type { ComponentPropsWithRef, RefObject } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { unlessComposing, isComposing } from '@platform/i18n/text';
import { afterPaint } from '../../internal/afterPaint.ts';
import { animateTitleToPanel } from '../../internal/animateTitleToPanel.ts';
import { anchorScroll } from '../../internal/anchorScroll.ts';
import { activeElement, isElement } from '../../internal/elements.ts';
import { holdsFocus } from '../../internal/holdsFocus.ts';
import { returnFocus } from '../../internal/keptFocus.ts';
import { isTypedInto } from '../../internal/singleKeys.ts';
import { subscribeToNothing } from '../../internal/subscribeToNothing.ts';
import type { OpenChangeReason } from '../../internal/useOpen.ts';
import { Column, Surface } from './SidePanel.styles.ts';

const layers = '[aria-modal="true"], [role="menu"], [role="listbox"]';

/** True if a key belongs to a field, a higher layer, the browser or a handler that prevented it. */
function isHandledElsewhere(event: KeyboardEvent, panel: Element | null): boolean {
  if (event.defaultPrevented || isComposing(event)) return true;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return true;
  if (isElement(event.target) && isTypedInto(event.target)) return true;
  const page = panel?.ownerDocument ?? document;
  // Menus and dialogs of any part of the page are above the panel.
  return [...page.querySelectorAll(layers)].some((layer) => layer !== panel);
}

export interface SidePanelFrameProps extends ComponentPropsWithRef<'aside'> {
  label: string;
  onClose: (reason: OpenChangeReason) => void;
  returnTo: () => Element | null;
  panelRef: RefObject<HTMLElement | null>;
}

export interface SidePanelColumnProps extends SidePanelFrameProps {
  isPreview: boolean | undefined;
  container: RefObject<HTMLElement | null>;
}

/**
 * True if an element of the page opened it. Opened by its URL, it has no rendered page to cover.
 */
const isOpenedFromPage = () => document.activeElement !== document.body;

/** The link that opened the panel, or that of its row, which a cell renders. */
const linkOf = (opener: Element | null): HTMLElement | null =>
  opener?.closest('a') ?? opener?.querySelector('a') ?? null;

const nullOnServer = () => null;

export function SidePanelColumn({ container, ...rest }: SidePanelColumnProps) {
  // Null during the first render if the container mounts with its panel.
  const element = useSyncExternalStore(subscribeToNothing, () => container.current, nullOnServer);
  return element && createPortal(<OpenColumn {...rest} />, element);
}

/** The first frame shows the panel above the page, because laying out a long list takes longer. */
function OpenColumn(props: Omit<SidePanelColumnProps, 'container'>) {
  const { label, onClose, returnTo, panelRef, isPreview = false, ...rest } = props;
  const [isAbove, setAbove] = useState(isOpenedFromPage);
  const makeRoom = useEffectEvent(() => {
    const restoreScroll = anchorScroll(returnTo());
    flushSync(() => setAbove(false));
    restoreScroll();
  });
  useEffect(() => (isAbove ? afterPaint(() => makeRoom()) : undefined), [isAbove]);

  const leave = useEffectEvent(() => {
    const opener = returnTo();
    queueMicrotask(anchorScroll(opener));
    if (holdsFocus(panelRef.current)) returnFocus(opener);
  });

  useLayoutEffect(() => {
    if (isPreview) return;
    // The content is the caller's, so it marks its element instead of passing a ref.
    const marked = panelRef.current?.querySelector<HTMLElement>('[data-autofocus]');
    (marked ?? panelRef.current)?.focus({ preventScroll: true });
  }, [panelRef, isPreview]);
  useLayoutEffect(() => () => leave(), []);

  const animateTitle = useEffectEvent(() => {
    const panel = panelRef.current;
    const column = panel?.parentElement;
    // The content is the caller's, so its title has no ref here.
    if (column && isAbove)
      animateTitleToPanel(linkOf(returnTo()), panel.querySelector('h2'), column);
  });
  useLayoutEffect(() => animateTitle(), []);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const isInside = panelRef.current?.contains(activeElement());
    if (!isInside && isHandledElsewhere(event, panelRef.current)) return;
    event.preventDefault();
    onClose('escape-key');
  });
  useEffect(() => {
    const listener = unlessComposing((event: KeyboardEvent) => handleKey(event));
    // May be the document of an iframe.
    const page = panelRef.current?.ownerDocument;
    page?.addEventListener('keydown', listener);
    return () => page?.removeEventListener('keydown', listener);
  }, [panelRef]);

  return (
    <Column data-above={isAbove || undefined}>
      <Surface tabIndex={-1} {...rest} aria-label={label} data-panel />
    </Column>
  );
}
