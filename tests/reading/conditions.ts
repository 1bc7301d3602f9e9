import type { Language } from '@platform/i18n';

/** Browser settings of a user, and the part of the walk to run with them. */
export interface ReadingCondition {
  /** Default font size of the browser in px. @default 16 */
  fontSize?: number;
  /** Minimum font size of the browser in px. @default 0 */
  minimumFontSize?: number;
  /** Text spacing of WCAG 1.4.12, as a user style. */
  textSpacing?: boolean;
  /** @default 'light' */
  colorScheme?: 'dark';
  /** @default every language */
  languages?: readonly Language[];
}

/** The longest texts, the tallest scripts and the plain case. */
const extremes = ['en', 'de', 'hi', 'te'] as const;

/** Conditions of `npm run test:reading`, each a project of Playwright under its name. */
export const conditions: Readonly<Record<string, ReadingCondition>> = {
  normal: {},
  dark: { colorScheme: 'dark', languages: ['en', 'de'] },
  'font-20': { fontSize: 20, languages: extremes },
  'font-24': { fontSize: 24 },
  'font-32': { fontSize: 32, languages: extremes },
  'minimum-20': { minimumFontSize: 20, languages: extremes },
  'text-spacing': { textSpacing: true, languages: ['en', 'de', 'te'] },
};

/** Window widths in px. */
export const widths = [1440, 1140, 972, 768, 390, 320] as const;
