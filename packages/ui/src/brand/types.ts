/** The three colours of a brand in CSS syntax: `#7a1fa2`, `oklch(0.5 0.2 300)`, `teal`. */
export interface BrandColors {
  /** Buttons, links and selected items. */
  accent: string;
  /** Second colour of the sign-in panel and of charts. */
  highlight: string;
  /** Tints surfaces, lines and texts; a grey adds no tint. */
  neutral: string;
}

/** Source colour of a role, with its own lightness, chroma and opacity (OKLCH, 0 to 1). */
export type BrandRole = readonly [
  source: keyof BrandColors,
  lightness: number,
  chroma: number,
  alpha?: number,
];

export type BrandRoles = Readonly<Record<string, BrandRole>>;

/** CSS variables such as `--platform-accent-solid`, as `oklch()`. */
export type BrandVariables = Readonly<Record<`--platform-${string}`, string>>;

/** CSS variables of a brand in both themes. */
export interface Brand {
  /** Variables of the light theme. */
  light: BrandVariables;
  /** Variables of the dark theme. */
  dark: BrandVariables;
}
