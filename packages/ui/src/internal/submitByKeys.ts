import { unlessComposing } from '@platform/i18n/text';
import type { KeyboardEvent } from 'react';

export const submitByKeys = unlessComposing((event: KeyboardEvent<HTMLFormElement>) => {
  const { currentTarget: form, target } = event;
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (event.repeat || event.defaultPrevented) return;
  // React also bubbles events from portals.
  if (!(target instanceof Node) || !form.contains(target)) return;
  event.preventDefault();
  // Not `requestSubmit()`, because the button may be unavailable.
  form.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
});
