import { typeKey } from '../../internal/typeKey.ts';
import { isLetter } from '../Select/startIndex.ts';

/** Keys pressed before the popup of a combobox has loaded. */
export interface EarlyKeys {
  text: string;
  /** True once Enter was pressed. */
  isEntered: boolean;
}

export const noKeys: EarlyKeys = { text: '', isEntered: false };

/** State after the key that opens the combobox; a letter starts the filter text. */
export const openedBy = (key: string): EarlyKeys => ({
  ...noKeys,
  text: isLetter(key) ? key : '',
});

/** Adds a key; null if the filter would ignore it or Enter came before it. */
export function withKey(early: EarlyKeys, key: string): EarlyKeys | null {
  if (early.isEntered) return key === 'Enter' ? early : null;
  if (key === 'Enter') return { ...early, isEntered: true };
  const text = typeKey(early.text, key);
  return text === null ? null : { ...early, text };
}
