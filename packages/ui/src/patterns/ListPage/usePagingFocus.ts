import type { FocusEvent, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { activeElement, isElement } from '../../internal/elements.ts';
import { isFocusLost } from '../../internal/isFocusLost.ts';
import { returnFocus } from '../../internal/returnFocus.ts';

/** Moves the focus to the heading of the list, whose new page begins there; else to that of the page. */
function focusListHeading(foot: HTMLElement): void {
  const heading = foot.closest('section')?.querySelector<HTMLElement>('h2');
  if (!heading) return returnFocus(null);
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus();
}

/**
 * Keeps the focus where paging goes on: on the button that was pressed; where that becomes disabled or is
 * removed with the rest, on the heading of the list.
 *
 * @returns handlers of what holds the buttons
 */
export function usePagingFocus(footRef: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false);

  useLayoutEffect(() => {
    const active = activeElement();
    const isDisabled = isElement(active) && active.matches(':disabled');
    if (!hasFocus.current || !footRef.current || !(isFocusLost() || isDisabled)) return;
    hasFocus.current = false;
    focusListHeading(footRef.current);
  });
  useLayoutEffect(() => {
    const foot = footRef.current;
    return () => {
      if (foot?.contains(activeElement())) focusListHeading(foot);
    };
  }, [footRef]);

  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      // A button that is disabled loses the focus without the user's doing.
      if (!target.matches(':disabled')) hasFocus.current = false;
    },
  };
}
