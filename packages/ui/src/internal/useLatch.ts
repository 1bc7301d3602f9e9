import { useState } from 'react';

/** Returns true for good once the condition was true. */
export function useLatch(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return wasTrue;
}
