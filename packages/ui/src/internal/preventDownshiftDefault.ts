import { isComposing } from '@platform/i18n/text';
import type { KeyboardEvent, SyntheticEvent } from 'react';

export function preventDownshiftDefault(event: SyntheticEvent): void {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

/** Keys of an input method: its Enter would choose, its Escape would clear. */
export function ignoreWhileComposing(event: KeyboardEvent): void {
  if (isComposing(event)) preventDownshiftDefault(event);
}
