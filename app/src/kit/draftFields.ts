/** Reads a draft field from its stored text; undefined input means missing, output unusable. */
export type DraftField<Value> = (stored: string | undefined) => Value | undefined;

export const draftText: DraftField<string> = (stored = '') => stored;

export const draftSwitch: DraftField<boolean> = (stored) => stored === 'true';

export const draftTexts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, draftText])) as Record<Name, typeof draftText>;
