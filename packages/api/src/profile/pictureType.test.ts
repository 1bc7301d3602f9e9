import { expect, it } from 'vitest';
import { pictureTypeOf } from './pictureType.ts';

const riff = (kind: string) => Buffer.from(`RIFF\u{7f}\0\0\0${kind}VP8 `, 'latin1');

it.each([
  ['png', Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ['jpeg', Buffer.from('ffd8ffe1', 'hex')],
  ['webp', riff('WEBP')],
  // A sound in the same container, a truncated signature, a drawing, another picture format.
  [null, riff('WAVE')],
  [null, Buffer.from('89504e47', 'hex')],
  [null, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [null, Buffer.from('GIF89a')],
  [null, new Uint8Array()],
])('the type is %s', (type, bytes) => {
  expect(pictureTypeOf(bytes)).toBe(type);
});
