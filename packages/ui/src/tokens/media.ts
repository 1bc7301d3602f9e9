import { breakpoints } from './generated.ts';

/** A reader with larger text has room for fewer words: queries follow the font size of the browser. */
const em = (px: number) => `${px / 16}em`;

/** Just under a breakpoint: on a zoomed screen 767.5 px is still a phone. */
const below = (px: number) => `(max-width: ${em(px - 0.02)})`;

/** Below this the sidebar is a sheet and controls grow to touch size. */
export const phoneQuery = below(breakpoints.md);

/** A finger rather than a pointer that can hover. */
export const touchQuery = `${phoneQuery}, (pointer: coarse)`;

/** From here a panel is a column beside the page (design language, Side Panel). */
export const columnQuery = `(min-width: ${em(1100)})`;

/** A lower window has no room for parts that stay in view. */
const tall = `(min-height: ${em(480)})`;

/**
 * Where the sheet scrolls inside itself. On phones and in low windows the document does: there the
 * address bar folds away and pulling down reloads, as people expect.
 */
export const sheetQuery = `(min-width: ${em(breakpoints.md)}) and ${tall}`;

/** Media queries cannot read CSS variables, so they are constants here and nowhere else. */
export const media = {
  /** Paper is no phone, however narrow. */
  phone: `@media screen and ${phoneQuery}`,
  /** Dialogs come from the bottom at full width. */
  narrow: `@media screen and ${below(480)}`,
  /** A phone with large text: one word has room next to another, at most. */
  tiny: '@media (max-width: 19em)',
  /** Two halves of a window without a frame, such as a brand panel and a form, go below each other. */
  halves: '@media (max-width: 56.25em)',
  /** A list and a thread leave no room for a third pane. */
  panes: '@media (max-width: 73.75em)',
  /** A finger: rows of menus and lists are 44 high. */
  touch: `@media ${touchQuery}`,
  /** Paper is as high as what is printed. */
  sheet: `@media screen and ${sheetQuery}`,
  /** Bars may stay in view. */
  tall: `@media screen and ${tall}`,
  low: `@media not ${tall}`,
  /** Nobody presses anything on paper. */
  print: '@media print',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** The width of the container named `page`, which decides the layout of content; 1 rem is 16 px at first. */
export const container = {
  /** Tables of many columns drop some, filters of a long row stand in two. */
  wide: '@container page (max-width: 67.5rem)',
  /** No list has room next to what is selected in it. */
  aside: '@container page (max-width: 56.25rem)',
  /** The opposite of `aside`. */
  besideAside: '@container page (not (max-width: 56.25rem))',
  /** Cards go below each other, margins of a page get smaller. */
  column: '@container page (max-width: 53.75rem)',
  /** Tables drop columns, figures stand two by two. */
  medium: '@container page (max-width: 51.25rem)',
  /** One of several panes is shown, tabs move closer together. */
  pane: '@container page (max-width: 46.25rem)',
  /** Tables become lists. */
  list: '@container page (max-width: 40rem)',
  /** Actions go under the title. */
  narrow: '@container page (max-width: 38.75rem)',
  /** A row has room for one value. */
  tight: '@container page (max-width: 26.25rem)',
  /** The smallest phones. */
  small: '@container page (max-width: 21.25rem)',
  /** Room for one word beside another only. */
  tiny: '@container page (max-width: 17rem)',
} as const;

/** The width of a sheet, the container named `sheet`: fields of a form go next to each other. */
export const wideSheet = '@container sheet (min-width: 40rem)';

/** The width of a list of shares, the container named `shares`: a name takes a line of its own. */
export const narrowShares = '@container shares (max-width: 15.9rem)';
