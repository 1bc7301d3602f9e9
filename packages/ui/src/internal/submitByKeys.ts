import { unlessComposing } from '@platform/i18n/text';
import type { KeyboardEvent } from 'react';
import { screenKeyboardQuery } from '../tokens/media.ts';

/** Ctrl or Cmd + Enter submits a form, or a long text, from any of its fields. */
export const submitByKeys = unlessComposing((event: KeyboardEvent<HTMLFormElement>) => {
  const { currentTarget: form, target } = event;
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (event.repeat || event.defaultPrevented) return;
  // React also bubbles events from portals.
  if (!(target instanceof Node) || !form.contains(target)) return;
  event.preventDefault();
  pressSubmit(form);
});

/**
 * Enter sends the message of a chat, Shift + Enter breaks the line. A screen keyboard breaks the
 * line, unless its key is labelled 'send' (`enterKeyHint`).
 */
export const sendByEnter = unlessComposing((event: KeyboardEvent<HTMLTextAreaElement>) => {
  const { currentTarget: area } = event;
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  if (area.getAttribute('enterkeyhint') !== 'send' && matchMedia(screenKeyboardQuery).matches)
    return;
  event.preventDefault();
  // A held key neither sends the next text nor breaks its lines.
  if (!event.repeat && area.form) pressSubmit(area.form);
});

/**
 * Clicks the button, because it may be unavailable, which `requestSubmit()` ignores. It may be
 * outside the form.
 */
function pressSubmit(form: HTMLFormElement): void {
  [...form.elements].find(isSubmit)?.click();
}

const isSubmit = (element: Element): element is HTMLButtonElement =>
  element instanceof HTMLButtonElement && element.type === 'submit';
