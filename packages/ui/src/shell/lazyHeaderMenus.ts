import { lazyComponent } from '../internal/lazyComponent.tsx';

const load = () => import('./headerMenus.ts');

/** What the menus of the header offer, which nobody sees before they open one. */
export const LazyThemeMenuItems = lazyComponent(load, 'ThemeMenuItems');
export const LazyUserMenuItems = lazyComponent(load, 'UserMenuItems');
