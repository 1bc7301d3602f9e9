import { typeKey } from '../../internal/typeKey.ts';
import { isLetter } from '../Select/startIndex.ts';

/** What was pressed in an open combobox before its filter was there to take it. */
export interface EarlyKeys {
  text: string;
  /** Whether Enter came after it. */
  isEntered: boolean;
}

export const noKeys: EarlyKeys = { text: '', isEntered: false };

/** What the key that opens the combobox begins with: a letter is the first of what is searched for. */
export const openedBy = (key: string): EarlyKeys => ({
  ...noKeys,
  text: isLetter(key) ? key : '',
});

/** Adds a key; null for one that the filter would not take, or that came after Enter. */
export function withKey(early: EarlyKeys, key: string): EarlyKeys | null {
  if (early.isEntered) return key === 'Enter' ? early : null;
  if (key === 'Enter') return { ...early, isEntered: true };
  const text = typeKey(early.text, key);
  return text === null ? null : { ...early, text };
}
