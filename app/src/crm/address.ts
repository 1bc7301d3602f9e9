import { interactionTypeOf, leadStatusOf } from '@platform/api';
import type { TableSorting } from '@platform/ui';
import { day, oneOf, page, several, text } from '../kit/searchParams.ts';
import type { SearchParam } from '../kit/searchParams.ts';
import { contactParam } from '../platform/crm/address.ts';

const CONSENT_ANSWERS = ['yes', 'no', 'unknown'] as const;

/** Reads a known word in any spelling; '' if missing. */
const word = (read: (value: string) => string | null): SearchParam<string> => ({
  fallback: '',
  read,
});

const consentAnswerOf = (text: string) => CONSENT_ANSWERS.find((answer) => answer === text) ?? null;

/** Writes a tag as a word of `tags`, without a comma. */
export const tagWord = (tag: string): string => tag.replaceAll(/[%,]/g, encodeURIComponent);

/** Reads a word of `tags`; null if it is empty or cannot be decoded. */
export function tagOf(word: string): string | null {
  try {
    return decodeURIComponent(word) || null;
  } catch {
    return null;
  }
}

export const listParams = {
  search: text,
  status: several(leadStatusOf),
  voice: several(consentAnswerOf),
  sms: several(consentAnswerOf),
  tags: several((word) => tagOf(word) && word),
  type: word(interactionTypeOf),
  from: day,
  to: day,
  view: oneOf(['table', 'board']),
  /** `-created` sorts by that column in descending order; '' keeps the order of the service. */
  sort: word((value) => (/^-?[a-z]+$/.test(value) ? value : null)),
  page,
  ...contactParam,
};

export function sortingOf(sort: string): TableSorting {
  if (sort === '') return null;
  return sort.startsWith('-')
    ? { columnId: sort.slice(1), direction: 'descending' }
    : { columnId: sort, direction: 'ascending' };
}

export const sortText = (sorting: TableSorting): string =>
  sorting ? `${sorting.direction === 'descending' ? '-' : ''}${sorting.columnId}` : '';
