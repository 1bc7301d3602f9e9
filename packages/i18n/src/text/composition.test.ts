import { expect, test, vi } from 'vitest';
import { isComposing, unlessComposing } from './composition.ts';

const press = (isComposingNow: boolean, keyCode: number) => ({
  isComposing: isComposingNow,
  keyCode,
});

test.each([
  ['a key outside of a composition', press(false, 13), false],
  ['a key in a composition', press(true, 13), true],
  ['a key in a composition, in Chromium', press(true, 229), true],
  ['the Enter that ends a composition, in Safari', press(false, 229), true],
  ['an event dispatched by a script', { keyCode: 0 }, false],
])('P15 detects whether an input method handles %s', (_, event, isHandled) => {
  expect(isComposing(event)).toBe(isHandled);
  // React's event has a key code, too, but no `isComposing`.
  const nativeEvent = { isComposing: false, ...event };
  expect(isComposing({ keyCode: 0, nativeEvent })).toBe(isHandled);

  const handle = vi.fn<(pressed: object) => void>();
  unlessComposing(handle)(event);
  expect(handle).toHaveBeenCalledTimes(isHandled ? 0 : 1);
});
