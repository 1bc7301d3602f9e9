import { PICTURE_LIMIT } from '@platform/domain';
import { cropSquare } from './crop.ts';
import type { Crop } from './crop.ts';

const STORED_SIDE = 512;

export function drawCrop(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = cropSquare(bitmap, crop);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** Returns a `data:` URL: WebP, else PNG; null if it exceeds the limit or encoding fails. */
export async function writeCrop(bitmap: ImageBitmap, crop: Crop): Promise<string | null> {
  const canvas = document.createElement('canvas');
  canvas.width = STORED_SIDE;
  canvas.height = STORED_SIDE;
  drawCrop(canvas, bitmap, crop);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.9);
  });
  return blob && blob.size <= PICTURE_LIMIT ? addressOf(blob) : null;
}

function addressOf(blob: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? reader.result : null);
    });
    reader.addEventListener('error', () => resolve(null));
    reader.readAsDataURL(blob);
  });
}
