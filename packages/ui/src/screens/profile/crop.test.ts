import { expect, it } from 'vitest';
import { cropSquare, fitCrop, moveCrop, WHOLE } from './crop.ts';

const landscape = { width: 400, height: 200 };

it('starts with the largest square in the middle', () => {
  expect(cropSquare(landscape, WHOLE)).toEqual({ left: 100, top: 0, side: 200 });
});

it('zooms towards the middle, four times at most', () => {
  expect(cropSquare(landscape, fitCrop(landscape, { ...WHOLE, zoom: 2 }))).toEqual({
    left: 150,
    top: 50,
    side: 100,
  });
  expect(fitCrop(landscape, { ...WHOLE, zoom: 9 }).zoom).toBe(4);
  expect(fitCrop(landscape, { ...WHOLE, zoom: 0 }).zoom).toBe(1);
});

it('keeps the square within the picture, wherever it is moved', () => {
  const right = moveCrop(landscape, WHOLE, { x: 9, y: 9 });
  expect(cropSquare(landscape, right)).toEqual({ left: 200, top: 0, side: 200 });
  const near = moveCrop(landscape, { ...right, zoom: 2 }, { x: -0.5, y: 0.25 });
  expect(cropSquare(landscape, near)).toEqual({ left: 200, top: 75, side: 100 });
});

it('keeps the square within the picture when it is zoomed out at an edge', () => {
  const corner = moveCrop(landscape, { ...WHOLE, zoom: 4 }, { x: 9, y: 9 });
  expect(cropSquare(landscape, fitCrop(landscape, { ...corner, zoom: 1 }))).toEqual({
    left: 200,
    top: 0,
    side: 200,
  });
});
