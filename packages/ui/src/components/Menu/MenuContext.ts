import type { RefObject } from 'react';
import { createStrictContext } from '../../internal/createStrictContext.ts';
import type { OpenChangeReason } from '../../internal/useOpen.ts';

export type MenuStart = 'first' | 'last';

interface OpenedMenu {
  /** Where the focus goes. */
  startAt: MenuStart;
  trigger: HTMLButtonElement;
}

export interface MenuState {
  triggerId: string;
  popupId: string;
  /** A ref, not a state: a table of menus is not drawn again once their buttons are there. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** What it opened with; `null` while closed. */
  opened: OpenedMenu | null;
  open: (startAt: MenuStart) => void;
  close: (reason: OpenChangeReason) => void;
}

const [MenuContext, useMenu] = createStrictContext<MenuState>('Menu.Root');

export { MenuContext, useMenu };
