/**
 * Reads a field of a draft from its stored text, which is undefined if the draft lacks the field.
 * Undefined means that the draft cannot be used.
 */
export type DraftField<Value> = (stored: string | undefined) => Value | undefined;

/** Reads text; '' if the draft lacks it. */
export const draftText: DraftField<string> = (stored = '') => stored;

/** Reads a switch; off if the draft lacks it. */
export const draftSwitch: DraftField<boolean> = (stored) => stored === 'true';

/** Fields of a draft that only has texts. */
export const draftTexts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, draftText])) as Record<Name, typeof draftText>;
