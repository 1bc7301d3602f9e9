import { unlessComposing } from '@platform/i18n/text';
import type { KeyboardEvent } from 'react';

/** Sends a form by Ctrl or Cmd plus Enter, from any of its fields. For its `onKeyDown`. */
export const submitByKeys = unlessComposing((event: KeyboardEvent<HTMLFormElement>) => {
  const { currentTarget: form, target } = event;
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (event.repeat || event.defaultPrevented) return;
  // What floats above the form is no part of it in the document.
  if (!(target instanceof Node) || !form.contains(target)) return;
  event.preventDefault();
  form.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
});
