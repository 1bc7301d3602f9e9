import type { RefObject } from 'react';
import { createStrictContext } from '../../internal/createStrictContext.ts';
import type { OpenChangeReason } from '../../internal/useOpen.ts';

interface PopoverState {
  popupId: string;
  /** A ref instead of state, so that a table of popovers does not re-render. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** Trigger of the open popover; null while closed. */
  trigger: HTMLButtonElement | null;
  setOpen: (open: boolean, reason: OpenChangeReason) => void;
}

const [PopoverContext, usePopover] = createStrictContext<PopoverState>('Popover.Root');

export { PopoverContext, usePopover };
