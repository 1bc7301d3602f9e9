import { isComposing } from '@platform/i18n/text';
import type { KeyboardEvent, SyntheticEvent } from 'react';

export function keepFromDownshift(event: SyntheticEvent): void {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

/** Keys of an input method: its Enter would choose, its Escape would clear. */
export function keepComposition(event: KeyboardEvent): void {
  if (isComposing(event)) keepFromDownshift(event);
}
