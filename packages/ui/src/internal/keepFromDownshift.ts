import { isComposing } from '@platform/i18n/text';
import type { KeyboardEvent, SyntheticEvent } from 'react';

/** Keeps downshift from handling an event; ours does. */
export function keepFromDownshift(event: SyntheticEvent): void {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

/** Keeps the keys of an input method from downshift, which would choose by its Enter and clear by its Escape. */
export function keepComposition(event: KeyboardEvent): void {
  if (isComposing(event)) keepFromDownshift(event);
}
