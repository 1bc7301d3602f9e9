import type { DraftBox } from '@platform/ui';

/**
 * Drops the draft of what was sent, though its form may be gone by then and could not do so itself
 * (reliability M11, S24). A draft that says something else is another form's and stays.
 */
export function dropSent<Values extends { [Field in keyof Values]: string }>(
  drafts: DraftBox<Values>,
  id: string,
  sent: Values,
): void {
  const draft = drafts.read(id);
  if (draft && textsOf(draft) === textsOf(sent)) drafts.keep(id, null);
}

/** Forms are trimmed before they are sent. */
function textsOf<Values extends { [Field in keyof Values]: string }>(values: Values): string {
  const texts = Object.entries<string>(values).map(([name, text]) => [name, text.trim()]);
  return JSON.stringify(texts.toSorted(([one = ''], [other = '']) => one.localeCompare(other)));
}
