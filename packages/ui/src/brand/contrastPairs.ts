/** Roles shown on others, with the contrast they need (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface ContrastPairs {
  foregrounds: readonly string[];
  backgrounds: readonly string[];
  minRatio: 4.5 | 3;
}

const surfaces = ['surface-canvas', 'surface-sheet', 'surface-sunken', 'surface-raised'];

export const contrastPairs: readonly ContrastPairs[] = [
  {
    foregrounds: ['text-primary', 'text-secondary'],
    backgrounds: [...surfaces, 'surface-hover', 'surface-pressed', 'surface-selected'],
    minRatio: 4.5,
  },
  { foregrounds: ['text-tertiary'], backgrounds: [...surfaces, 'surface-hover'], minRatio: 4.5 },
  { foregrounds: ['text-link'], backgrounds: [...surfaces, 'surface-selected'], minRatio: 4.5 },
  {
    foregrounds: ['accent-text'],
    backgrounds: [...surfaces, 'accent-soft', 'accent-soft-strong'],
    minRatio: 4.5,
  },
  {
    foregrounds: ['text-inverse', 'text-inverse-secondary'],
    backgrounds: ['surface-inverse'],
    minRatio: 4.5,
  },
  { foregrounds: ['neutral-text'], backgrounds: ['neutral-soft'], minRatio: 4.5 },
  {
    foregrounds: ['brand-panel-text', 'brand-panel-muted'],
    backgrounds: ['brand-panel'],
    minRatio: 4.5,
  },
  { foregrounds: ['avatar-1-fg'], backgrounds: ['avatar-1-bg'], minRatio: 4.5 },
  { foregrounds: ['avatar-2-fg'], backgrounds: ['avatar-2-bg'], minRatio: 4.5 },
  { foregrounds: ['brand-caller'], backgrounds: ['brand-caller-bubble'], minRatio: 3 },
  { foregrounds: ['brand-reply'], backgrounds: ['brand-reply-bubble'], minRatio: 3 },
  {
    foregrounds: ['accent-solid', 'focus-ring', 'border-control', 'track-fill'],
    backgrounds: ['surface-canvas', 'surface-sheet'],
    minRatio: 3,
  },
  {
    foregrounds: ['text-on-accent'],
    backgrounds: ['accent-solid', 'accent-solid-hover', 'accent-solid-active'],
    minRatio: 4.5,
  },
];
