import { interactionTypeOf, leadStatusOf } from '@platform/api';
import type { TableSorting } from '@platform/ui';
import { day, oneOf, page, text } from '../kit/searchParams.ts';
import type { SearchParam } from '../kit/searchParams.ts';
import { contactParam } from '../platform/crm/address.ts';

/** A word in any spelling that is known; '' if left out. */
const word = (read: (value: string) => string | null): SearchParam<string> => ({
  fallback: '',
  read,
});

/** State of each of the three lists; '' means all. */
export const listParams = {
  search: text,
  /** A lead status. */
  status: word(leadStatusOf),
  /** An interaction type. */
  type: word(interactionTypeOf),
  /** First and last day that a lead or an interaction was created on. */
  from: day,
  to: day,
  view: oneOf(['table', 'board']),
  /** `-created` sorts by that column, descending; '' keeps the order of the service. */
  sort: word((value) => (/^-?[a-z]+$/.test(value) ? value : null)),
  page,
  ...contactParam,
};

/** Parses `sort`; an unknown column means unsorted. */
export function sortingOf(sort: string): TableSorting {
  if (sort === '') return null;
  return sort.startsWith('-')
    ? { columnId: sort.slice(1), direction: 'descending' }
    : { columnId: sort, direction: 'ascending' };
}

/** Formats a sorting as `sort` has it. */
export const sortText = (sorting: TableSorting): string =>
  sorting ? `${sorting.direction === 'descending' ? '-' : ''}${sorting.columnId}` : '';
