import { interactionTypeOf, leadStatusOf } from '@platform/api';
import type { TableSorting } from '@platform/ui';
import * as z from 'zod/mini';
import { dayParam } from '../platform/days/rangeAddress.ts';
import { pageParam } from '../routing/pageParam.ts';

/** A word in any spelling that is known; '' for any other. */
const wordBy = (find: (text: string) => string | null) =>
  z.catch(
    z.pipe(
      z.string(),
      z.transform((text) => find(text) ?? ''),
    ),
    '',
  );

/** What the address says about a list of the CRM, and the contact that is open beside it. */
export const listAddress = z.object({
  search: z.catch(z.string(), ''),
  /** A lead status; '' for all. */
  status: wordBy(leadStatusOf),
  /** An interaction type; '' for all. */
  type: wordBy(interactionTypeOf),
  /** First and last day that a lead or an interaction was created in; '' for any. */
  from: dayParam(),
  to: dayParam(),
  view: z.catch(z.enum(['table', 'board']), 'table'),
  /** `-created` is by that column, the last first; '' keeps the order of the load. */
  sort: z.catch(z.string().check(z.regex(/^-?[a-z]+$/)), ''),
  /** Which load, from 1. */
  page: pageParam,
  contact: z.catch(z.string(), ''),
});

/** The order that `sort` names; a column nobody has orders nothing. */
export function sortingOf(sort: string): TableSorting {
  if (sort === '') return null;
  return sort.startsWith('-')
    ? { columnId: sort.slice(1), direction: 'descending' }
    : { columnId: sort, direction: 'ascending' };
}

/** An order as `sort` names it. */
export const sortText = (sorting: TableSorting): string =>
  sorting ? `${sorting.direction === 'descending' ? '-' : ''}${sorting.columnId}` : '';
