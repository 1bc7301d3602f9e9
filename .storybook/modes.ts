/** The widths that screens are designed for. */
export const viewports = {
  phone: { name: 'Phone 360', width: 360, height: 740 },
  tablet: { name: 'Tablet 768', width: 768, height: 1024 },
  desktop: { name: 'Desktop 1440', width: 1440, height: 900 },
} as const;

/** What Chromatic takes of every story: both themes, at the width that the story asks for. */
export const themes = { light: { theme: 'light' }, dark: { theme: 'dark' } };

/** The toolbar's forced colours: Chromatic's own `forcedColors` is an option of a story, not of a mode. */
const forced = { 'forced colours': { colours: 'forced' } };

const { phone, tablet, desktop } = viewports;

/**
 * Parameters of a screen at rest: Chromatic takes it in both themes at every width, and in forced
 * colours. Not for a story with a play, which acts on what it finds at one width.
 */
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

/** Parameters of controls in all their states: beside both themes, forced colours. */
export const inForcedColours = { chromatic: { modes: forced } };
