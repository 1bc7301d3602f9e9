import type { RefObject } from 'react';
import { createStrictContext } from '../../internal/createStrictContext.ts';
import type { OpenChangeReason } from '../../internal/useOpen.ts';

export type MenuStart = 'first' | 'last';

interface OpenedMenu {
  startAt: MenuStart;
  trigger: HTMLButtonElement;
}

export interface MenuState {
  triggerId: string;
  popupId: string;
  /** A ref instead of state, so that a table of menus does not re-render. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** Way in which it was opened; `null` while closed. */
  opened: OpenedMenu | null;
  open: (startAt: MenuStart) => void;
  close: (reason: OpenChangeReason) => void;
}

const [MenuContext, useMenu] = createStrictContext<MenuState>('Menu.Root');

export { MenuContext, useMenu };
