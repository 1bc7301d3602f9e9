import { flip, offset, shift, size } from '@floating-ui/react';
import type { Middleware } from '@floating-ui/react';

const padding = 8;

/** Places a menu or a listbox 4 px from its trigger, inside the screen and never higher than it. */
function middleware(hasTriggerWidth: boolean): Middleware[] {
  return [
    offset(4),
    flip({ padding }),
    shift({ padding }),
    size({
      padding,
      apply({ availableHeight, elements, rects }) {
        const { style } = elements.floating;
        style.maxBlockSize = `${Math.max(120, availableHeight)}px`;
        if (hasTriggerWidth) style.inlineSize = `${rects.reference.width}px`;
      },
    }),
  ];
}

export const menuMiddleware = middleware(false);

/** A listbox is as wide as its field, whatever its options say; popups have a least width. */
export const listboxMiddleware = middleware(true);
