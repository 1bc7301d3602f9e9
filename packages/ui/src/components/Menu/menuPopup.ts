import { lazyPart } from '../../internal/lazyPart.ts';

/** The popup with its positioning and keyboard, fetched when a pointer or the focus nears. */
export const menuPopup = lazyPart(() =>
  import('./MenuPopup.tsx').then((module) => module.MenuPopup),
);

/** Fetches the popup ahead, for a menu that must open without a network. */
export const prefetchMenu = (): void => menuPopup.prefetch();
