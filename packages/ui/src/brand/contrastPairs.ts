/** Roles shown on others, with the contrast they need (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface ContrastPairs {
  foregrounds: readonly string[];
  backgrounds: readonly string[];
  least: 4.5 | 3;
}

const surfaces = ['surface-canvas', 'surface-sheet', 'surface-sunken', 'surface-raised'];

export const contrastPairs: readonly ContrastPairs[] = [
  {
    foregrounds: ['text-primary', 'text-secondary'],
    backgrounds: [...surfaces, 'surface-hover', 'surface-pressed', 'surface-selected'],
    least: 4.5,
  },
  { foregrounds: ['text-tertiary'], backgrounds: [...surfaces, 'surface-hover'], least: 4.5 },
  { foregrounds: ['text-link'], backgrounds: [...surfaces, 'surface-selected'], least: 4.5 },
  {
    foregrounds: ['accent-text'],
    backgrounds: [...surfaces, 'accent-soft', 'accent-soft-strong'],
    least: 4.5,
  },
  {
    foregrounds: ['text-inverse', 'text-inverse-secondary'],
    backgrounds: ['surface-inverse'],
    least: 4.5,
  },
  { foregrounds: ['neutral-text'], backgrounds: ['neutral-soft'], least: 4.5 },
  {
    foregrounds: ['brand-panel-text', 'brand-panel-muted'],
    backgrounds: ['brand-panel'],
    least: 4.5,
  },
  { foregrounds: ['avatar-1-fg'], backgrounds: ['avatar-1-bg'], least: 4.5 },
  { foregrounds: ['avatar-2-fg'], backgrounds: ['avatar-2-bg'], least: 4.5 },
  { foregrounds: ['brand-caller'], backgrounds: ['brand-caller-bubble'], least: 3 },
  { foregrounds: ['brand-reply'], backgrounds: ['brand-reply-bubble'], least: 3 },
  {
    foregrounds: ['accent-solid', 'focus-ring', 'border-control', 'track-fill'],
    backgrounds: ['surface-canvas', 'surface-sheet'],
    least: 3,
  },
  {
    foregrounds: ['text-on-accent'],
    backgrounds: ['accent-solid', 'accent-solid-hover', 'accent-solid-active'],
    least: 4.5,
  },
];
