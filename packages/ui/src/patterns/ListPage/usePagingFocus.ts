import type { FocusEvent, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { activeElement, isElement } from '../../internal/elements.ts';
import { isFocusLost } from '../../internal/isFocusLost.ts';
import { returnFocus } from '../../internal/returnFocus.ts';

/** Moves the focus to the heading of the list, where its new page starts, else to the page's. */
function focusListHeading(foot: HTMLElement): void {
  const heading = foot.closest('section')?.querySelector<HTMLElement>('h2');
  if (!heading) return returnFocus(null);
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus();
}

/** Focuses the list's heading if the pressed button becomes disabled or is removed. */
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
      // A button that becomes disabled loses the focus without the user's action.
      if (!target.matches(':disabled')) hasFocus.current = false;
    },
  };
}
