import { pictureSize } from './pictureSize.ts';

/** The largest file that is opened, in bytes. */
const MOST_BYTES = 30 * 1024 * 1024;
/** A picture of more pixels takes more memory than many a phone has. */
const MOST_MEGAPIXELS = 50;
/** The longest side of what is worked on: twice what a picture is ever shown with. */
const LONGEST_SIDE = 2048;
/** Cameras put much before the size of a JPEG. */
const HEAD_BYTES = 1024 * 1024;

/** Why a file cannot be the picture of a person. */
export type PictureProblem =
  /** It is no PNG, JPEG or WebP, whatever its name says. */
  | { problem: 'type' }
  /** The file is larger than `megabytes`. */
  | { problem: 'bytes'; megabytes: number }
  /** It has more pixels than can be worked on. */
  | { problem: 'pixels'; megapixels: number; most: number }
  /** It begins like a picture and cannot be drawn. */
  | { problem: 'broken' };

/** A picture that can be drawn; the caller closes it. */
export interface ReadPicture {
  bitmap: ImageBitmap;
}

/**
 * Opens a file as a picture. Its type and size are read from its first bytes, so that a picture of
 * 60 megapixels is refused before anything of it is drawn; a large one is made smaller on the way,
 * off the page's thread.
 *
 * @param decode draws a file in at most the given size
 */
export async function readPicture(
  file: Blob,
  decode: (file: Blob, width: number, height: number) => Promise<ImageBitmap> = drawSmaller,
): Promise<ReadPicture | PictureProblem> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const size = pictureSize(head);
  if (!size) return { problem: 'type' };
  if (file.size > MOST_BYTES) return { problem: 'bytes', megabytes: MOST_BYTES / 1024 / 1024 };
  const { width, height } = size;
  if (width === 0 || height === 0) return { problem: 'broken' };
  const megapixels = (width * height) / 1e6;
  if (megapixels > MOST_MEGAPIXELS) {
    return { problem: 'pixels', megapixels: Math.ceil(megapixels), most: MOST_MEGAPIXELS };
  }
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  try {
    return { bitmap: await decode(file, Math.ceil(width * scale), Math.ceil(height * scale)) };
  } catch {
    return { problem: 'broken' };
  }
}

/** One side is enough: a picture that a camera has turned has its sides the other way round. */
function drawSmaller(file: Blob, width: number, height: number): Promise<ImageBitmap> {
  const longest = Math.max(width, height);
  if (longest < LONGEST_SIDE) return createImageBitmap(file);
  return createImageBitmap(file, { resizeWidth: width, resizeQuality: 'medium' });
}
