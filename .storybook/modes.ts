/** Widths that screens are designed for. */
export const viewports = {
  phone: { name: 'Phone 360', width: 360, height: 740 },
  tablet: { name: 'Tablet 768', width: 768, height: 1024 },
  desktop: { name: 'Desktop 1440', width: 1440, height: 900 },
} as const;

/** Chromatic's modes for every story: both themes, at the story's width. */
export const themes = { light: { theme: 'light' }, dark: { theme: 'dark' } };

/** Chromatic's `forcedColors` is an option of a story, not of a mode. */
const forced = { 'forced colours': { colours: 'forced' } };

const { phone, tablet, desktop } = viewports;

/** For static screens, not for stories with a play, which acts at one width. */
export const atEveryWidth = {
  chromatic: {
    modes: {
      'phone light': { theme: 'light', viewport: phone.width },
      'phone dark': { theme: 'dark', viewport: phone.width },
      'tablet light': { theme: 'light', viewport: tablet.width },
      'tablet dark': { theme: 'dark', viewport: tablet.width },
      light: { theme: 'light', viewport: desktop.width },
      dark: { theme: 'dark', viewport: desktop.width },
      ...forced,
    },
  },
};

export const inForcedColours = { chromatic: { modes: forced } };
