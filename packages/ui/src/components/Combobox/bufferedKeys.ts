import { typeKey } from '../../internal/typeKey.ts';
import { isLetter } from '../Select/startIndex.ts';

/** Keys pressed before the popup of a combobox has loaded. */
export interface BufferedKeys {
  text: string;
  /** True once Enter was pressed. */
  isEntered: boolean;
}

export const noKeys: BufferedKeys = { text: '', isEntered: false };

/** State after the key that opens the combobox; a letter starts the filter text. */
export const afterOpeningKey = (key: string): BufferedKeys => ({
  ...noKeys,
  text: isLetter(key) ? key : '',
});

/** Adds a key; null if the filter would ignore it or Enter came before it. */
export function withKey(buffered: BufferedKeys, key: string): BufferedKeys | null {
  if (buffered.isEntered) return key === 'Enter' ? buffered : null;
  if (key === 'Enter') return { ...buffered, isEntered: true };
  const text = typeKey(buffered.text, key);
  return text === null ? null : { ...buffered, text };
}
