import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));

/** A line height as a length, which does not grow with a minimum font size or in a larger parent. */
const fixedLineHeight =
  /line-height:\s*[\d.]+(?:px|rem)|\bfont:[^;/]*\/\s*(?:[\d.]+(?:px|rem)|var\()/;

test.each([
  ['line-height: 1.25rem;', true],
  ['line-height: 20px;', true],
  ['font: 600 var(--platform-font-size-lg) / 1.5rem var(--platform-font-family-sans);', true],
  ['font: 500 12px/18px serif;', true],
  ['line-height: 1.5;', false],
  ['line-height: inherit;', false],
  ['font: 400 1.5rem / 1.3333 var(--platform-font-family-serif);', false],
])('%s is a fixed line height: %s', (css, isFixed) => {
  expect(fixedLineHeight.test(css)).toBe(isFixed);
});

test('lines of text are as high as their font size', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:css|tsx?)$/.test(name) && !name.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(500);
  const faults = files.filter((name) =>
    fixedLineHeight.test(readFileSync(path.join(source, name), 'utf8')),
  );
  expect(faults).toEqual([]);
});
