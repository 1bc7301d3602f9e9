import { findText, ownProperty } from './findText.ts';
import { interpolate } from './interpolate.ts';
import type { Shown } from './translator.ts';
import type { Messages } from './types.ts';

export function overrideTexts(shown: Shown, messages: Messages): Shown {
  return {
    ...shown,
    translate: (key, params = {}, write) => {
      const path = key.split('.');
      const name = path.pop() ?? '';
      const group = path.reduce<unknown>(ownProperty, messages);
      const text = findText(group, name, shown.language, params);
      return text === undefined
        ? shown.translate(key, params, write)
        : interpolate(text, params, write);
    },
  };
}
