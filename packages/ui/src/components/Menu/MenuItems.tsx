import type { ReactNode } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { Placement } from '../Tooltip/placement.ts';
import { useMenu } from './MenuContext.ts';
import type { MenuItem } from './types.ts';

/** The popup with its positioning and keyboard. */
export const LazyMenuPopup = lazyComponent(() => import('./MenuPopup.tsx'), 'MenuPopup');

export interface MenuItemsProps {
  /** A function is asked when the menu opens: rows have many menus, of which nobody opens most. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** The side it opens on, where there is room. @default 'bottom-end' */
  placement?: Placement;
  /** A control below the items that is not one of them; Tab leads into it. */
  footer?: ReactNode;
}

/** The menu itself, mounted only while open. Renders a `<div role="menu">` in a portal. */
export function MenuItems({ items, placement = 'bottom-end', footer }: MenuItemsProps) {
  const { opened, popupId, triggerId, close } = useMenu('Menu.Items');
  if (!opened) return null;
  return (
    <LazyMenuPopup
      id={popupId}
      labelledBy={triggerId}
      onClose={close}
      items={typeof items === 'function' ? items() : items}
      {...{ placement, footer, ...opened }}
    />
  );
}
