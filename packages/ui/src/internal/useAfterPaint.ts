import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * Returns a value that follows another one frame later, to show the user's input before expensive
 * updates. A deferred value may start within the same frame and delay it.
 * @param initial value in the first frame
 */
export function useAfterPaint<T>(value: T, initial = value): T {
  const [followed, setFollowed] = useState(() => initial);
  useEffect(
    () => (Object.is(followed, value) ? undefined : afterPaint(() => setFollowed(() => value))),
    [followed, value],
  );
  return followed;
}
