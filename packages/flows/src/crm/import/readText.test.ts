import { expect, test } from 'vitest';
import { importLimits } from './limits.ts';
import { readText } from './readText.ts';

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);

async function textOf(blob: Blob): Promise<string> {
  const read = await readText(blob);
  return typeof read === 'string' ? `failure: ${read}` : read.text;
}

test('a byte-order mark is no part of the first column', async () => {
  expect(await textOf(new Blob(['\ufeffname,email\nA,a@b.example']))).toBe(
    'name,email\nA,a@b.example',
  );
});

test.each(['\r\n', '\r', '\n'])('line breaks of every kind become one (%j)', async (lineBreak) => {
  expect(await textOf(new Blob([`a${lineBreak}b${lineBreak}`]))).toBe('a\nb\n');
});

test('a character across two slices stays whole', async () => {
  const text = `${'a'.repeat(1024 * 1024 - 1)}é😀,b\n`;
  expect(await textOf(new Blob([text]))).toBe(text);
});

test.each([
  ['Latin-1', bytes(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72)],
  ['UTF-16 with its mark', bytes(0xff, 0xfe, 0x61, 0x00, 0x2c, 0x00)],
  ['UTF-16 without it', bytes(0x61, 0x00, 0x2c, 0x00)],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d)],
  ['a cut character', bytes(0x61, 0xe2, 0x82)],
])('%s is refused, not guessed', async (_name, blob) => {
  expect(await readText(blob)).toBe('encoding');
});

test.each([
  ['XLSX', bytes(0x50, 0x4b, 0x03, 0x04, 0x14)],
  ['XLS', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
])('%s is a spreadsheet', async (_name, blob) => {
  expect(await readText(blob)).toBe('spreadsheet');
});

test.each(['', ' \n\t\n', '\ufeff'])('nothing is empty (%j)', async (text) => {
  expect(await readText(new Blob([text]))).toBe('empty');
});

test('a file that is too large is not read', async () => {
  const size = importLimits.megabytes * 1024 * 1024 + 1;
  const blob = { size, arrayBuffer: () => Promise.reject(new Error('read')) } as unknown as Blob;
  expect(await readText(blob)).toBe('tooLarge');
});

test('a file that is gone is unreadable', async () => {
  const blob = { size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob;
  expect(await readText(blob)).toBe('unreadable');
});

test('the digest tells contents apart, not names', async () => {
  const [one, same, other] = await Promise.all(
    ['a,b', 'a,b', 'a,c'].map((text) => readText(new Blob([text]))),
  );
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
});
