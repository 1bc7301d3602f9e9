export const viewports = {
  phone: { name: 'Phone 360', width: 360, height: 740 },
  tablet: { name: 'Tablet 768', width: 768, height: 1024 },
  desktop: { name: 'Desktop 1440', width: 1440, height: 900 },
} as const;

/** Globals that a test sets in addition to the story's own. */
export const modes = {
  phone: { viewport: { value: 'phone' } },
  tablet: { viewport: { value: 'tablet' } },
  dark: { theme: 'dark' },
} as const;

export type Mode = keyof typeof modes;

export interface ModeParameters {
  /** Modes in which the story, its play function and axe run again. */
  alsoIn?: readonly Mode[];
  /** True if each run is compared with a picture, in both themes. */
  hasPicture?: boolean;
}

/** Chromatic's modes for every story: both themes, at the story's width. */
export const themes = { light: { theme: 'light' }, dark: { theme: 'dark' } };

/** Chromatic's `forcedColors` is an option of a story, not of a mode. */
const forcedColours = { 'forced colours': { colours: 'forced' } };

const { phone, tablet, desktop } = viewports;

/** For static screens only: a play function is written for one width. */
export const atEveryWidth = {
  alsoIn: ['phone', 'tablet'],
  hasPicture: true,
  chromatic: {
    modes: {
      'phone light': { theme: 'light', viewport: phone.width },
      'phone dark': { theme: 'dark', viewport: phone.width },
      'tablet light': { theme: 'light', viewport: tablet.width },
      'tablet dark': { theme: 'dark', viewport: tablet.width },
      light: { theme: 'light', viewport: desktop.width },
      dark: { theme: 'dark', viewport: desktop.width },
      ...forcedColours,
    },
  },
} satisfies ModeParameters & Record<string, unknown>;

export const inForcedColours = { chromatic: { modes: forcedColours } };
