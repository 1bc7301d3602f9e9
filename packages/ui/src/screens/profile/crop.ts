/** Square part of a picture: its zoom and centre. `x` and `y` are 0 to 1. */
export interface Crop {
  /** 1 is the largest possible square, 4 a quarter of its side. */
  zoom: number;
  x: number;
  y: number;
}

export interface PictureSide {
  width: number;
  height: number;
}

export const MAX_ZOOM = 4;

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

const sideOf = ({ width, height }: PictureSide, { zoom }: Crop) => Math.min(width, height) / zoom;

export function fitCrop(picture: PictureSide, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, MAX_ZOOM);
  const half = sideOf(picture, { ...crop, zoom }) / 2;
  const along = (value: number, length: number) => clamp(value, half / length, 1 - half / length);
  return { zoom, x: along(crop.x, picture.width), y: along(crop.y, picture.height) };
}

export function moveCrop(picture: PictureSide, crop: Crop, by: { x: number; y: number }): Crop {
  const side = sideOf(picture, crop);
  return fitCrop(picture, {
    ...crop,
    x: crop.x + (by.x * side) / picture.width,
    y: crop.y + (by.y * side) / picture.height,
  });
}

/** The square in pixels of the picture, for `drawImage`. */
export function cropSquare(picture: PictureSide, crop: Crop) {
  const side = sideOf(picture, crop);
  return { left: crop.x * picture.width - side / 2, top: crop.y * picture.height - side / 2, side };
}
