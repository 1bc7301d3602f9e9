import { createStrictContext } from '../../internal/createStrictContext.ts';

export type MenuStart = 'first' | 'last';

export interface MenuState {
  triggerId: string;
  popupId: string;
  isOpen: boolean;
  /** Where the focus goes when the menu opens. */
  startAt: MenuStart;
  trigger: HTMLButtonElement | null;
  setTrigger: (trigger: HTMLButtonElement | null) => void;
  open: (startAt: MenuStart) => void;
  close: () => void;
}

const [MenuContext, useMenu] = createStrictContext<MenuState>('Menu.Root');

export { MenuContext, useMenu };
