import { flip, offset, shift, size } from '@floating-ui/react';
import type { Middleware } from '@floating-ui/react';

const padding = 8;

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

/** A listbox is as wide as its field; other popups have a minimum width. */
export const listboxMiddleware = middleware(true);
