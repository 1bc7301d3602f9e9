import { themeTokenNames } from '@platform/ui';

export interface ContrastPair {
  front: string;
  back: string;
  /** WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for parts of controls (1.4.11). */
  minRatio: 4.5 | 3;
}

const names: readonly string[] = themeTokenNames;
const surfaces = [
  '--platform-surface-canvas',
  '--platform-surface-sheet',
  '--platform-surface-sunken',
  '--platform-surface-raised',
];
const pairs = (fronts: string[], backs: string[], minRatio: 4.5 | 3): ContrastPair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, minRatio })));

const statuses = names.filter(
  (name) => names.includes(name.replace(/-text$/, '-soft')) && name.endsWith('-text'),
);

/** Colours with the surfaces that they are used on. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(
    [
      '--platform-text-primary',
      '--platform-text-secondary',
      '--platform-text-tertiary',
      '--platform-text-link',
    ],
    surfaces,
    4.5,
  ),
  ...statuses.flatMap((text) =>
    pairs([text], [text.replace(/-text$/, '-soft'), '--platform-surface-sheet'], 4.5),
  ),
  ...pairs(
    ['--platform-text-on-accent'],
    ['--platform-accent-solid', '--platform-accent-solid-hover', '--platform-danger-solid'],
    4.5,
  ),
  ...pairs(
    ['--platform-text-inverse', '--platform-text-inverse-secondary'],
    ['--platform-surface-inverse'],
    4.5,
  ),
  ...pairs(
    ['--platform-border-control', '--platform-focus-ring', '--platform-track-fill'],
    ['--platform-surface-sheet'],
    3,
  ),
];

/** The red, green and blue of any CSS colour, as the browser paints it. */
function channels(colour: string): readonly number[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return [0, 0, 0];
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG, 1 to 21. */
export function contrastOf(front: string, back: string): number {
  const [low = 0, high = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

export function hexOf(colour: string): string {
  return `#${channels(colour)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
}
