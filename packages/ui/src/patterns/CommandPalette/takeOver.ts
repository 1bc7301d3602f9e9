import type { SyntheticEvent } from 'react';

/** Tells downshift to leave an event to us. */
export function takeOver(event: SyntheticEvent): void {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}
