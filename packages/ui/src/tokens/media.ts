import { breakpoints } from './generated.ts';

/** Just under a breakpoint: on a zoomed screen 767.5 px is still a phone. */
const below = (px: number) => `(max-width: ${px - 0.02}px)`;

/** Below this the sidebar is a sheet and controls grow to touch size. */
export const phoneQuery = below(breakpoints.md);

/** From here a panel is a column beside the page (design language, Side Panel). */
export const columnQuery = '(min-width: 1100px)';

/** Media queries cannot read CSS variables, so they are constants here and nowhere else. */
export const media = {
  phone: `@media ${phoneQuery}`,
  /** Dialogs come from the bottom at full width. */
  narrow: `@media ${below(480)}`,
  /** A finger: rows of menus and lists are 44 high. */
  touch: `@media ${phoneQuery}, (pointer: coarse)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** The width of the container named `page`, which decides the layout of content. */
export const container = {
  /** Tables become lists. */
  list: '@container page (max-width: 820px)',
  /** Actions go under the title. */
  narrow: '@container page (max-width: 620px)',
  /** Room for every other label of an axis. */
  tight: '@container page (max-width: 420px)',
} as const;
