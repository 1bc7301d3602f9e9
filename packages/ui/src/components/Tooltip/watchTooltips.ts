import { unlessComposing } from '@platform/i18n/text';
import { isElement } from '../../internal/elements.ts';

const DELAY_MS = 400;

const isNavigation = ({ key }: KeyboardEvent): boolean =>
  /^(?:Tab|Arrow(?:Up|Down|Left|Right)|Home|End|PageUp|PageDown|F6)$/.test(key);

/** Returns the event's target, inside a shadow root too. */
const originOf = (event: Event): EventTarget | null => event.composedPath()[0] ?? null;

/** Events are delegated, so targets are found by their attribute. */
const targetOf = (node: EventTarget | null): Element | null =>
  isElement(node) ? node.closest('[data-tooltip]') : null;

/** Delegated as well, because the pointer may enter any part of the tooltip. */
const isLayer = (node: EventTarget | null): boolean =>
  isElement(node) && node.closest('[role="tooltip"]') !== null;

export interface TooltipWatcher {
  onPlan: () => void;
  onShow: (target: Element) => void;
  onHide: () => void;
}

/** APG "Tooltip", WCAG 1.4.13. Ignores focus moved by a script, as by a dialog that returns it. */
export function watchTooltips(
  watched: Document,
  { onPlan, onShow, onHide }: TooltipWatcher,
): () => void {
  let target: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isNavigating = false;
  // The target may be removed, or lose its tooltip while its menu is open.
  const observer = new MutationObserver(() => {
    if (!target?.isConnected || !target.hasAttribute('data-tooltip')) drop();
  });

  function show(next: Element) {
    clearTimeout(timer);
    target = next;
    observer.observe(next.getRootNode(), {
      subtree: true,
      childList: true,
      attributeFilter: ['data-tooltip'],
    });
    onShow(next);
  }

  function drop() {
    clearTimeout(timer);
    observer.disconnect();
    if (target) onHide();
    target = null;
  }

  function plan(next: Element | null) {
    if (!next || next === target) return;
    drop();
    target = next;
    onPlan();
    timer = setTimeout(show, DELAY_MS, next);
  }

  const isInside = (node: EventTarget | null) =>
    isLayer(node) || (isElement(node) && target?.contains(node) === true);

  const listeners = {
    pointerover(event: PointerEvent) {
      if (event.pointerType !== 'touch') plan(targetOf(originOf(event)));
    },
    pointerout(event: PointerEvent) {
      if (isInside(originOf(event)) && !isInside(event.relatedTarget)) drop();
    },
    focusin(event: FocusEvent) {
      if (isNavigating) plan(targetOf(originOf(event)));
    },
    focusout: drop,
    pointerdown: drop,
    keydown: unlessComposing((event: KeyboardEvent) => {
      isNavigating = isNavigation(event);
      if (event.key === 'Escape') drop();
    }),
    keyup() {
      isNavigating = false;
    },
    click(event: MouseEvent) {
      const pressed = targetOf(originOf(event));
      if (pressed?.getAttribute('aria-disabled') === 'true') show(pressed);
    },
  };
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of entries) watched.addEventListener(name, listener, true);
  // The pointer or focus may have reached a target while this code loaded.
  plan(
    targetOf(watched.querySelector(':focus-visible')) ??
      watched.querySelector('[data-tooltip]:hover'),
  );
  return () => {
    drop();
    for (const [name, listener] of entries) watched.removeEventListener(name, listener, true);
  };
}
