import { use } from 'react';
import type { ReactNode } from 'react';
import { MenuExtrasContext } from '../../internal/MenuExtrasContext.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { Placement } from '../Tooltip/placement.ts';
import { useMenu } from './MenuContext.ts';
import type { MenuItem } from './types.ts';

export const LazyMenuPopup = lazyComponent(() => import('./MenuPopup.tsx'), 'MenuPopup');

export interface MenuItemsProps {
  /** Items, or a function called on opening; use one in rows, whose menus are rarely opened. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** Preferred side. @default 'bottom-end' */
  placement?: Placement;
  /** A control below the items that is not an item; Tab moves into it. */
  footer?: ReactNode;
}

/** The menu, mounted while open. Renders a `<div role="menu">` in a portal. */
export function MenuItems({ items, placement = 'bottom-end', footer }: MenuItemsProps) {
  const { opened, popupId, triggerId, close } = useMenu('Menu.Items');
  const extend = use(MenuExtrasContext);
  if (!opened) return null;
  const defaultItems = typeof items === 'function' ? items() : items;
  return (
    <LazyMenuPopup
      id={popupId}
      labelledBy={triggerId}
      onClose={close}
      items={extend ? extend(defaultItems) : defaultItems}
      {...{ placement, footer, ...opened }}
    />
  );
}
