import { pictureSize } from './pictureSize.ts';

const MAX_BYTES = 30 * 1024 * 1024;
/** More pixels exceed the memory of many phones. */
const MAX_MEGAPIXELS = 50;
/** Longest side of the working copy: twice the largest display size. */
const MAX_SIDE_PX = 2048;
/** Cameras write much metadata before the size in a JPEG. */
const HEAD_BYTES = 1024 * 1024;

export type PictureProblem =
  /** Not a PNG, JPEG or WebP, regardless of its name. */
  | { problem: 'type' }
  | { problem: 'bytes'; megabytes: number }
  | { problem: 'pixels'; megapixels: number; most: number }
  /** It has the signature of a picture but cannot be decoded. */
  | { problem: 'broken' };

/** A decoded picture; the caller closes it. */
export interface ReadPicture {
  bitmap: ImageBitmap;
}

/** Refuses an oversized picture before it is decoded; large ones are scaled off the main thread. */
export async function readPicture(
  file: Blob,
  decode: (file: Blob, width: number, height: number) => Promise<ImageBitmap> = decodeScaled,
): Promise<ReadPicture | PictureProblem> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const size = pictureSize(head);
  if (!size) return { problem: 'type' };
  if (file.size > MAX_BYTES) return { problem: 'bytes', megabytes: MAX_BYTES / 1024 / 1024 };
  const { width, height } = size;
  if (width === 0 || height === 0) return { problem: 'broken' };
  const megapixels = (width * height) / 1e6;
  if (megapixels > MAX_MEGAPIXELS) {
    return { problem: 'pixels', megapixels: Math.ceil(megapixels), most: MAX_MEGAPIXELS };
  }
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  try {
    return { bitmap: await decode(file, Math.ceil(width * scale), Math.ceil(height * scale)) };
  } catch {
    return { problem: 'broken' };
  }
}

/** Only one side is given: a rotated photo has its sides swapped. */
function decodeScaled(file: Blob, width: number, height: number): Promise<ImageBitmap> {
  const longest = Math.max(width, height);
  if (longest < MAX_SIDE_PX) return createImageBitmap(file);
  return createImageBitmap(file, { resizeWidth: width, resizeQuality: 'medium' });
}
