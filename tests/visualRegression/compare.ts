import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  pixels: number;
  /** The second picture with differences in red, as PNG; absent if the sizes differ. */
  marked?: Buffer;
}

/** Smaller differences come from antialiasing of text, not from token colours. */
const threshold = 0.012;

/** Compares two PNG pictures of one story. @returns null if they are equal */
export function compare(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height) {
    return { pixels: Math.abs(width * height - other.width * other.height) };
  }
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, marked.data, width, height, { threshold });
  return pixels === 0 ? null : { pixels, marked: PNG.sync.write(marked) };
}
