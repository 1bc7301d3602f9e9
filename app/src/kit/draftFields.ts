/** Reads a draft field from its stored text; undefined input means missing, output unusable. */
export type DraftField<Value> = (stored: string | undefined) => Value | undefined;

export const draftText: DraftField<string> = (stored = '') => stored;

export const draftSwitch: DraftField<boolean> = (stored) => stored === 'true';

export const draftTexts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, draftText])) as Record<Name, typeof draftText>;

/** A missing or unknown word makes the draft unusable. */
export const draftOneOf =
  <const Word extends string>(...words: readonly Word[]): DraftField<Word> =>
  (stored) =>
    words.find((word) => word === stored);

interface DraftTags {
  tags: readonly string[];
  text: string;
}

/** Tags, stored as JSON, with a text that is not a tag yet. */
export const draftTags: DraftField<readonly string[] | DraftTags> = (stored = '') => {
  const value = parseJson(stored);
  if (isTexts(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const { tags, text } = value as Partial<Record<keyof DraftTags, unknown>>;
  return isTexts(tags) && typeof text === 'string' ? { tags, text } : undefined;
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
