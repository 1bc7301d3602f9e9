import { expect, test } from 'vitest';
import { contrastOf } from './contrastOf.ts';
import { createBrand } from './createBrand.ts';
import { contrastPairs } from './contrastPairs.ts';
import { ensureContrast } from './makeLegible.ts';

const customColors = {
  accent: 'oklch(0.512 0.214 264)',
  highlight: 'oklch(0.69 0.15 58)',
  neutral: 'oklch(0.525 0.024 268)',
};

test.each([
  ['the own colours', customColors],
  ['a yellow', { accent: '#ffd400', highlight: '#00897b', neutral: '#777777' }],
  ['a black', { accent: '#000000', highlight: '#ff5722', neutral: '#888888' }],
  ['a white', { accent: '#ffffff', highlight: '#ff5722', neutral: '#888888' }],
  ['a neon green', { accent: '#39ff14', highlight: '#ff00ff', neutral: '#3b4a3b' }],
  ['a middle grey', { accent: '#777777', highlight: '#777777', neutral: '#777777' }],
  ['a loud neutral', { accent: '#7a1fa2', highlight: '#ffb300', neutral: '#ff0000' }],
])('%s is legible in both themes', (_name, colors) => {
  const { light, dark } = createBrand(colors);

  for (const variables of [light, dark]) {
    for (const { foregrounds, backgrounds, minRatio } of contrastPairs) {
      for (const foreground of foregrounds) {
        for (const background of backgrounds) {
          const ratio = contrastOf(
            variables[`--platform-${foreground}`] ?? '',
            variables[`--platform-${background}`] ?? '',
          );
          expect(ratio, `${foreground} on ${background}`).toBeGreaterThanOrEqual(minRatio - 0.01);
        }
      }
    }
  }
});

test('the accent is the given colour if text on it is legible', () => {
  const { light } = createBrand({ ...customColors, accent: 'oklch(0.45 0.2 300)' });
  expect(light['--platform-accent-solid']).toBe('oklch(0.45 0.2 300)');
  expect(light['--platform-text-on-accent']).toBe('oklch(1 0 268)');
});

test('a light accent has dark text', () => {
  const { light } = createBrand({ ...customColors, accent: 'oklch(0.62 0.17 145)' });
  expect(light['--platform-accent-solid']).toBe('oklch(0.62 0.17 145)');
  expect(light['--platform-text-on-accent']).toBe('oklch(0.16 0 0)');
});

test('an error names the pair that no lightness makes legible', () => {
  const palette = {
    text: { mode: 'oklch', l: 0.5, c: 0 },
    day: { mode: 'oklch', l: 1, c: 0 },
    night: { mode: 'oklch', l: 0, c: 0 },
  } as const;
  expect(() => ensureContrast({ ...palette }, 'text', ['day', 'night'], 7)).toThrow(
    "No lightness of 'text' has a contrast of 7:1 on 'day'.",
  );
});

test('an error names the value that is not a colour', () => {
  expect(() => createBrand({ ...customColors, highlight: 'quiet' })).toThrow(
    "The highlight 'quiet' of the brand is no CSS colour.",
  );
});
