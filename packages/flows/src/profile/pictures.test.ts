import { expect, it, vi } from 'vitest';
import { pictureSize } from './pictureSize.ts';
import { readPicture } from './readPicture.ts';

const letters = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) % 256);
const little = (value: number, bytes: number) => big(value, bytes).toReversed();

const bytesOf = (...parts: number[][]) => Uint8Array.from(parts.flat());
const zeros = (count: number) => Array.from({ length: count }, () => 0);

const png = (width: number, height: number) =>
  bytesOf(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13],
    letters('IHDR'),
    big(width, 4),
    big(height, 4),
  );

/** A JPEG with camera metadata before the frame, and a fill byte. */
const jpeg = (width: number, height: number) =>
  bytesOf(
    [0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4, 0xff, 0xff, 0xdb, 0, 4, 9, 9],
    [0xff, 0xc2, 0, 11, 8],
    big(height, 2),
    big(width, 2),
    [3, 0, 0, 0],
  );

const webp = (kind: string, rest: number[]) =>
  bytesOf(letters('RIFF'), zeros(4), letters(`WEBP${kind}`), zeros(4), rest, zeros(6));
const lossless = (width: number, height: number) =>
  webp('VP8L', [0x2f, ...little(width - 1 + (height - 1) * 0x4000, 4), 0]);

it.each<[string, Uint8Array, object | null]>([
  ['a PNG', png(640, 480), { width: 640, height: 480 }],
  ['a JPEG', jpeg(4000, 3000), { width: 4000, height: 3000 }],
  [
    'a WebP',
    webp('VP8 ', [0, 0, 0, 0, 0, 0, ...little(800, 2), ...little(600, 2)]),
    { width: 800, height: 600 },
  ],
  ['a lossless WebP', lossless(300, 200), { width: 300, height: 200 }],
  [
    'an extended WebP',
    webp('VP8X', [0, 0, 0, 0, ...little(8999, 3), ...little(6999, 3)]),
    { width: 9000, height: 7000 },
  ],
  ['half a PNG', png(640, 480).slice(0, 20), { width: 0, height: 0 }],
  [
    'a JPEG without a frame',
    Uint8Array.from([0xff, 0xd8, 0xff, 0xd9, 0, 2, 0, 0, 0, 0, 0]),
    { width: 0, height: 0 },
  ],
  ['a GIF', Uint8Array.from(letters('GIF89a')), null],
  ['a drawing', Uint8Array.from(letters('<svg xmlns="http://www.w3.org/2000/svg">')), null],
  ['nothing', new Uint8Array(), null],
])('reads the size of %s', (_what, bytes, size) => {
  expect(pictureSize(bytes)).toEqual(size);
});

const drawn = {} as ImageBitmap;

it('A02 rejects an HTML page that is named like a picture', async () => {
  const file = new File(['<!doctype html>'], 'me.png', { type: 'image/png' });
  expect(await readPicture(file)).toEqual({ problem: 'type' });
});

it('A02 rejects 60 megapixels before decoding', async () => {
  const decode = vi.fn<() => Promise<ImageBitmap>>();
  const file = new File([jpeg(10_000, 6000)], 'me.jpg');
  expect(await readPicture(file, decode)).toEqual({ problem: 'pixels', megapixels: 60, most: 50 });
  expect(decode).not.toHaveBeenCalled();
});

it('scales a large picture down, and reports a broken one', async () => {
  const decode = vi.fn<(file: Blob, width: number, height: number) => Promise<ImageBitmap>>();
  decode.mockResolvedValueOnce(drawn).mockRejectedValueOnce(new Error('cannot be decoded'));
  const file = new File([png(8192, 4096)], 'me.png');
  expect(await readPicture(file, decode)).toEqual({ bitmap: drawn });
  expect(decode).toHaveBeenLastCalledWith(file, 2048, 1024);
  expect(await readPicture(file, decode)).toEqual({ problem: 'broken' });
  expect(await readPicture(new File([png(640, 480).slice(0, 20)], 'half.png'), decode)).toEqual({
    problem: 'broken',
  });
});
