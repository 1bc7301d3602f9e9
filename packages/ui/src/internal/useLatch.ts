import { useState } from 'react';

/**
 * Whether a condition holds or has held in an earlier render.
 *
 * @returns true for good once it was true
 */
export function useLatch(condition: boolean): boolean {
  const [hasHeld, setHasHeld] = useState(condition);
  if (condition && !hasHeld) setHasHeld(true);
  return hasHeld;
}
