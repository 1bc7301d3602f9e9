type SearchValue = string | number | readonly string[];

export interface SearchParam<Value extends SearchValue> {
  /** Value if the parameter is missing; links omit it likewise. */
  fallback: Value;
  /** Parses its text; null if invalid, which counts as missing. */
  read: (text: string) => Value | null;
}

/** Search parameters of a page, in the order of its URLs. A module constant. */
export type SearchParams = Readonly<Record<string, SearchParam<SearchValue>>>;

export type SearchState<Params extends SearchParams> = {
  -readonly [Name in keyof Params]: Params[Name]['fallback'];
};

export const text: SearchParam<string> = { fallback: '', read: (value) => value };

/** @param fallback the first word unless given */
export const oneOf = <const Word extends string>(
  words: readonly [Word, ...Word[]],
  fallback: Word = words[0],
): SearchParam<Word> => ({
  fallback,
  read: (value) => words.find((word) => word === value) ?? null,
});

/**
 * Comma-separated words. Unknown words are dropped, and each counts once.
 * @param read parses one word; null if unknown
 */
export const several = <Word extends string>(
  read: (text: string) => Word | null,
): SearchParam<readonly Word[]> => ({
  fallback: [],
  read: (value) => {
    const words = new Set(value.split(',').flatMap((part) => read(part) ?? []));
    return words.size > 0 ? [...words] : null;
  },
});

const MAX_PAGE = 10_000;

/** From 1. */
export const page: SearchParam<number> = {
  fallback: 1,
  read: (digits) =>
    /^\d{1,5}$/.test(digits) ? Math.min(Math.max(Number(digits), 1), MAX_PAGE) : null,
};

/** 0 if missing. */
export const wholeNumber: SearchParam<number> = {
  fallback: 0,
  read: (digits) => (/^\d{1,9}$/.test(digits) ? Number(digits) : null),
};

/** ISO 8601, `2026-11-21`; '' if missing. */
export const day: SearchParam<string> = {
  fallback: '',
  read: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null),
};

export const dayRange = {
  range: oneOf(['today', 'week', 'month', 'quarter', 'custom'], 'week'),
  from: day,
  to: day,
};
