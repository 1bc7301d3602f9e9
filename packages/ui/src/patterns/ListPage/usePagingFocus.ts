import type { FocusEvent, RefObject } from 'react';
import { use, useLayoutEffect, useRef } from 'react';
import { activeElement, isElement } from '../../internal/elements.ts';
import { isFocusLost } from '../../internal/isFocusLost.ts';
import { returnFocus } from '../../internal/returnFocus.ts';
import { ListRefsContext } from './ListRefsContext.ts';

/** Moves the focus to the heading of the list, where its new page starts, else to the page's. */
function focusListHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return returnFocus(null);
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus();
}

/** Focuses the list's heading if the pressed button becomes disabled or is removed. */
export function usePagingFocus(footRef: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false);
  const heading = use(ListRefsContext)?.heading;

  useLayoutEffect(() => {
    const active = activeElement();
    const isDisabled = isElement(active) && active.matches(':disabled');
    if (!hasFocus.current || !footRef.current || !(isFocusLost() || isDisabled)) return;
    hasFocus.current = false;
    focusListHeading(heading?.current);
  });
  useLayoutEffect(() => {
    const foot = footRef.current;
    const title = heading?.current;
    return () => {
      if (foot?.contains(activeElement())) focusListHeading(title);
    };
  }, [footRef, heading]);

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
