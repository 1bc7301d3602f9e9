import { expect, test, vi } from 'vitest';
import { isComposing, unlessComposing } from './composition.ts';

const press = (isComposingNow: boolean, keyCode: number) => ({
  isComposing: isComposingNow,
  keyCode,
});

test.each([
  ['a key of the page', press(false, 13), false],
  ['a key in a composition', press(true, 13), true],
  ['a key in a composition, by Chromium', press(true, 229), true],
  ['the Enter after a composition, by Safari', press(false, 229), true],
  ['an event that a script made', { keyCode: 0 }, false],
])('P15 knows %s', (_, event, isTaken) => {
  expect(isComposing(event)).toBe(isTaken);
  // React's event has a code, too, but knows nothing of compositions.
  const nativeEvent = { isComposing: false, ...event };
  expect(isComposing({ keyCode: 0, nativeEvent })).toBe(isTaken);

  const handle = vi.fn<(pressed: object) => void>();
  unlessComposing(handle)(event);
  expect(handle).toHaveBeenCalledTimes(isTaken ? 0 : 1);
});
