import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { budgets } from '../performance/budgets.ts';

const folder = new URL('../../packages/ui/src/fonts/', import.meta.url);
const files = readdirSync(folder);
const fontFiles = files.filter((file) => file.endsWith('.woff2'));
const styles = readFileSync(new URL('fonts.css', folder), 'utf8');

interface Face {
  family: string;
  /** Empty for a face that maps to a system font. */
  file: string;
  range: string;
}

const faces: Face[] = [...styles.matchAll(/@font-face {(.+?)}/gs)].map(([, rules = '']) => ({
  family: /font-family: '(.+?)';/.exec(rules)?.[1] ?? '',
  file: /url\('\.\/(.+?)'\)/.exec(rules)?.[1] ?? '',
  range: /unicode-range:\s*(.+?);/s.exec(rules)?.[1] ?? '',
}));
const webFaces = faces.filter(({ file }) => file !== '');

/** True if the face is loaded for the character. */
const covers = ({ range }: Face, character: string): boolean =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(([, first = '', last = first]) => {
    const code = character.codePointAt(0) ?? 0;
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
  });

test.each(fontFiles)('%s stays within the budget of a file', (file) => {
  const kibibytes = statSync(new URL(file, folder)).size / 1024;
  expect(kibibytes).toBeLessThanOrEqual(budgets.fontFileKib);
});

test('every font file has a @font-face rule, and every rule its file', () => {
  expect(new Set(webFaces.map(({ file }) => file))).toEqual(new Set(fontFiles));
});

const letters = ['A', 'Ł', 'Д', 'अ', 'స'];

test.each(webFaces)('$file contains the letters of one script', (face) => {
  expect(letters.filter((letter) => covers(face, letter))).toHaveLength(1);
});

test.each([
  ['Onest Variable', 'LICENSE-Onest.txt'],
  ['Source Serif 4 Variable', 'LICENSE-SourceSerif4.txt'],
  ['Anek Devanagari Variable', 'LICENSE-AnekDevanagari.txt'],
  ['Anek Telugu Variable', 'LICENSE-AnekTelugu.txt'],
])('%s comes with its licence', (family, licence) => {
  expect(webFaces.map((face) => face.family)).toContain(family);
  expect(files).toContain(licence);
  expect(readFileSync(new URL(licence, folder), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

test('every font family has a licence', () => {
  expect(new Set(webFaces.map(({ family }) => family)).size).toBe(4);
});
