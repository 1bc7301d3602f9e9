import type { ReactNode } from 'react';
import { useMenu } from './MenuContext.ts';
import type { MenuState } from './MenuContext.ts';

export interface OpenMenuProps {
  children: (close: MenuState['close']) => ReactNode;
}

/** Renders its children only while the menu is open, for items that load with the popup. */
export function OpenMenu({ children }: OpenMenuProps) {
  const { opened, close } = useMenu('OpenMenu');
  return opened ? children(close) : null;
}
