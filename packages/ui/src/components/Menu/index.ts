export * as Menu from './index.parts.ts';
export type { MenuItemsProps } from './MenuItems.tsx';
export type { MenuRootProps } from './MenuRoot.tsx';
export type { MenuTriggerProps } from './MenuTrigger.tsx';
export type { MenuAction, MenuItem, MenuSeparator } from './types.ts';
