import { pictureTypeOf } from '@platform/api';
import type { PictureType } from '@platform/domain';

export interface PictureSize {
  width: number;
  height: number;
}

/** PNG, JPEG or WebP, by its first bytes. Null for another type; 0 by 0 if the size is missing. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = pictureTypeOf(bytes);
  return type && SIZE_OF[type](view);
}

const UNKNOWN: PictureSize = { width: 0, height: 0 };

const SIZE_OF: Readonly<Record<PictureType, (view: DataView) => PictureSize>> = {
  png: sizeOfPng,
  jpeg: sizeOfJpeg,
  webp: sizeOfWebp,
};

function wordAt(view: DataView, at: number): string {
  if (at + 4 > view.byteLength) return '';
  return String.fromCodePoint(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}

function sizeOfPng(view: DataView): PictureSize {
  if (view.byteLength < 24 || wordAt(view, 12) !== 'IHDR') return UNKNOWN;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Walks the segments to the frame header: SOF0 to SOF15 except the three table markers. */
function sizeOfJpeg(view: DataView): PictureSize {
  for (let offset = 2; offset + 9 <= view.byteLength;) {
    if (view.getUint8(offset) !== 0xff) return UNKNOWN;
    const marker = view.getUint8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    // Fill bytes, and markers without a length.
    if (marker === 0xff) offset += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) offset += 2;
    else offset += 2 + view.getUint16(offset + 2);
  }
  return UNKNOWN;
}

/** WebP has three formats (simple, lossless, extended), each storing the size differently. */
function sizeOfWebp(view: DataView): PictureSize {
  if (view.byteLength < 30) return UNKNOWN;
  switch (wordAt(view, 12)) {
    case 'VP8 ': {
      const side = (offset: number) => view.getUint16(offset, true) % 0x4000;
      return { width: side(26), height: side(28) };
    }
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits % 0x4000) + 1, height: (Math.floor(bits / 0x4000) % 0x4000) + 1 };
    }
    case 'VP8X': {
      const side = (offset: number) =>
        view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x1_0000 + 1;
      return { width: side(24), height: side(27) };
    }
    default:
      return UNKNOWN;
  }
}
