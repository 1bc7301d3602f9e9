import { useState } from 'react';

/** Returns true for good once the condition was true. */
export function useLatch(condition: boolean): boolean {
  const [hasHeld, setHasHeld] = useState(condition);
  if (condition && !hasHeld) setHasHeld(true);
  return hasHeld;
}
