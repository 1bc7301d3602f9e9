/** The three colours of a brand, as CSS writes them: `#7a1fa2`, `oklch(0.5 0.2 300)`, `teal`. */
export interface BrandColors {
  /** Buttons, links, what is chosen. */
  accent: string;
  /** The second colour of the sign-in panel and of charts. */
  highlight: string;
  /** What surfaces, lines and texts are tinted with; a grey leaves them without tint. */
  neutral: string;
}

/** Which of the colours a role takes, with its own lightness, chroma and opacity (OKLCH, 0 to 1). */
export type BrandRole = readonly [
  source: keyof BrandColors,
  lightness: number,
  chroma: number,
  alpha?: number,
];

export type BrandRoles = Readonly<Record<string, BrandRole>>;

/** CSS variables: `--platform-accent-solid` and its like, as `oklch()`. */
export type BrandVariables = Readonly<Record<`--platform-${string}`, string>>;

/** What a brand sets in either theme. */
export interface Brand {
  /** The variables of the light theme. */
  light: BrandVariables;
  /** The variables of the dark theme. */
  dark: BrandVariables;
}
