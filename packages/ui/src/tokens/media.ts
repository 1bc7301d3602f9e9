import { breakpoints } from './generated.ts';

/** Queries in em follow the browser's font size: larger text leaves room for fewer words. */
const em = (px: number) => `${px / 16}em`;

/** Just below a breakpoint: on a zoomed screen 767.5 px is still a phone. */
const below = (px: number) => `(max-width: ${em(px - 0.02)})`;

/** Below this the sidebar is a sheet, and controls have touch size. */
export const phoneQuery = below(breakpoints.md);

/** Touch screens and phones. */
export const touchQuery = `${phoneQuery}, (pointer: coarse)`;

/** Devices without a keyboard: a screen keyboard has no Shift + Enter. */
export const screenKeyboardQuery = '(hover: none) and (pointer: coarse)';

/** From here a side panel is a column (design language, Side Panel). */
export const columnQuery = `(min-width: ${em(1100)})`;

/** A lower window has no room for sticky parts. */
const tall = `(min-height: ${em(480)})`;

/** Here the sheet scrolls; elsewhere the document, so that the address bar collapses. */
export const sheetQuery = `(min-width: ${em(breakpoints.md)}) and ${tall}`;

/** Constants, because media queries cannot use CSS variables. */
export const media = {
  /** Excludes paper, however narrow. */
  phone: `@media screen and ${phoneQuery}`,
  /** Dialogs open at the bottom in full width. */
  narrow: `@media screen and ${below(480)}`,
  /** A phone with large text: a row has room for two words at most. */
  tiny: '@media (max-width: 19em)',
  /** Two halves of a page without the shell, such as brand panel and form, are stacked. */
  halves: '@media (max-width: 56.25em)',
  /** A list and a thread leave no room for a third pane. */
  panes: '@media (max-width: 73.75em)',
  /** Rows of menus and lists are 44 px high. */
  touch: `@media ${touchQuery}`,
  /** Hints on keys are omitted. */
  screenKeyboard: `@media ${screenKeyboardQuery}`,
  /** Excludes paper, which has no fixed height. */
  sheet: `@media screen and ${sheetQuery}`,
  /** Bars may be sticky. */
  tall: `@media screen and ${tall}`,
  low: `@media not ${tall}`,
  /** Controls are omitted. */
  print: '@media print',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** Queries of the container `page`, for the layout of content; 1 rem is 16 px by default. */
export const container = {
  /** Wide tables drop columns, long rows of filters wrap. */
  wide: '@container page (max-width: 67.5rem)',
  /** A list has no room for a detail next to it. */
  aside: '@container page (max-width: 56.25rem)',
  /** The opposite of `aside`. */
  wideEnoughForAside: '@container page (not (max-width: 56.25rem))',
  /** Cards are stacked, page margins get smaller. */
  column: '@container page (max-width: 53.75rem)',
  /** Tables drop columns, figures are in pairs. */
  medium: '@container page (max-width: 51.25rem)',
  /** One of several panes is shown, tabs move closer together. */
  pane: '@container page (max-width: 46.25rem)',
  /** Tables become lists. */
  list: '@container page (max-width: 40rem)',
  /** Actions go below the title. */
  narrow: '@container page (max-width: 38.75rem)',
  /** A row has room for one value. */
  tight: '@container page (max-width: 26.25rem)',
  /** The smallest phones. */
  small: '@container page (max-width: 21.25rem)',
  /** A row has room for two words at most. */
  tiny: '@container page (max-width: 17rem)',
} as const;

/** Container `sheet`: fields are side by side. */
export const wideSheet = '@container sheet (min-width: 40rem)';

/** Container `shares`: a name has its own line. */
export const narrowShares = '@container shares (max-width: 15.9rem)';
