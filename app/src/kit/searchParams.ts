/** One search parameter of an address. */
export interface SearchParam<Value extends string | number> {
  /** Its value if the address leaves it out; links leave it out likewise. */
  fallback: Value;
  /** Parses its text; null for a text that it cannot have, which counts as left out. */
  read: (text: string) => Value | null;
}

/** The search parameters of a page, in the order in which its addresses name them. A module constant. */
export type SearchParams = Readonly<Record<string, SearchParam<string | number>>>;

/** The values of search parameters. */
export type SearchState<Params extends SearchParams> = {
  -readonly [Name in keyof Params]: Params[Name]['fallback'];
};

/** Any text; '' if left out. */
export const text: SearchParam<string> = { fallback: '', read: (value) => value };

/** One of some words. @param fallback the first of them unless given */
export const oneOf = <const Word extends string>(
  words: readonly [Word, ...Word[]],
  fallback: Word = words[0],
): SearchParam<Word> => ({
  fallback,
  read: (value) => words.find((word) => word === value) ?? null,
});

const LAST_PAGE = 10_000;

/** The page of a list, from 1. */
export const page: SearchParam<number> = {
  fallback: 1,
  read: (digits) =>
    /^\d{1,5}$/.test(digits) ? Math.min(Math.max(Number(digits), 1), LAST_PAGE) : null,
};

/** A whole number; 0 if left out. */
export const wholeNumber: SearchParam<number> = {
  fallback: 0,
  read: (digits) => (/^\d{1,9}$/.test(digits) ? Number(digits) : null),
};

/** A day, `2026-11-21`; '' if left out. */
export const day: SearchParam<string> = {
  fallback: '',
  read: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null),
};

/** The days that figures are of. */
export const dayRange = {
  range: oneOf(['today', 'week', 'month', 'quarter', 'custom'], 'week'),
  /** First and last day of a custom range. */
  from: day,
  to: day,
};
