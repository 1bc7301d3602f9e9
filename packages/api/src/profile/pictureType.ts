import { PICTURE_TYPES } from '@platform/domain';
import type { PictureType } from '@platform/domain';

const matches = (bytes: Uint8Array, signature: readonly (number | null)[]): boolean =>
  signature.every((byte, index) => byte === null || bytes[index] === byte);

/** In WebP, the bytes between `RIFF` and `WEBP` are its length. */
const SIGNATURES: Readonly<Record<PictureType, readonly (number | null)[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  webp: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};

/** Type of a picture by its first bytes, regardless of its name; null for any other file. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  return PICTURE_TYPES.find((type) => matches(bytes, SIGNATURES[type])) ?? null;
}
