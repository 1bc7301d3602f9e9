/** What part of a picture is chosen: how near it is, and where the middle lies, each from 0 to 1. */
export interface Crop {
  /** 1 shows the largest square there is; 4 a quarter of its side. */
  zoom: number;
  x: number;
  y: number;
}

/** How many pixels a picture has. */
export interface PictureSide {
  width: number;
  height: number;
}

export const MOST_ZOOM = 4;

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The side of the chosen square, in pixels of the picture. */
const sideOf = ({ width, height }: PictureSide, { zoom }: Crop) => Math.min(width, height) / zoom;

/** Keeps the square within the picture, and the zoom within its limits. */
export function fitCrop(picture: PictureSide, crop: Crop): Crop {
  const zoom = within(crop.zoom, 1, MOST_ZOOM);
  const half = sideOf(picture, { ...crop, zoom }) / 2;
  const along = (value: number, length: number) => within(value, half / length, 1 - half / length);
  return { zoom, x: along(crop.x, picture.width), y: along(crop.y, picture.height) };
}

/**
 * Moves the square.
 *
 * @param by shares of its side, to the right and down
 */
export function moveCrop(picture: PictureSide, crop: Crop, by: { x: number; y: number }): Crop {
  const side = sideOf(picture, crop);
  return fitCrop(picture, {
    ...crop,
    x: crop.x + (by.x * side) / picture.width,
    y: crop.y + (by.y * side) / picture.height,
  });
}

/** The chosen square in pixels of the picture, as `drawImage` takes it. */
export function cropSquare(picture: PictureSide, crop: Crop) {
  const side = sideOf(picture, crop);
  return { left: crop.x * picture.width - side / 2, top: crop.y * picture.height - side / 2, side };
}
