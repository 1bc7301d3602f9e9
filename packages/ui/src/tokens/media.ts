/** Below this the sidebar is a sheet and controls grow to touch size (spec 9). */
export const phoneQuery = '(max-width: 767.98px)';

/** Media queries cannot read CSS variables, so they are constants here and nowhere else. */
export const media = {
  phone: `@media ${phoneQuery}`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** The width of the container named `page`, which decides the layout of content. */
export const container = {
  /** Tables become lists. */
  list: '@container page (max-width: 820px)',
  /** Actions go under the title. */
  narrow: '@container page (max-width: 620px)',
} as const;
