import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/** Follows `value` a frame later; a deferred value may start within the frame of the input. */
export function useAfterPaint<T>(value: T, initial = value): T {
  const [followed, setFollowed] = useState(() => initial);
  useEffect(
    () => (Object.is(followed, value) ? undefined : afterPaint(() => setFollowed(() => value))),
    [followed, value],
  );
  return followed;
}
