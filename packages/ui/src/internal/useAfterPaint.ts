import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * A value that follows another one in the frame after: what a person did is answered first, and what
 * costs more comes then. A deferred value would begin before that frame and may hold it up.
 *
 * @param initial what the first frame has
 */
export function useAfterPaint<T>(value: T, initial = value): T {
  const [followed, setFollowed] = useState(() => initial);
  useEffect(
    () => (Object.is(followed, value) ? undefined : afterPaint(() => setFollowed(() => value))),
    [followed, value],
  );
  return followed;
}
