import { INTERACTION_TYPES, leadStatusOf } from '@platform/api';
import type { TableSorting } from '@platform/ui';

/** What the address says about a list. */
export interface ListQuery {
  search: string;
  /** A lead status or '' for all. */
  status: string;
  /** An interaction type or '' for all. */
  type: string;
  view: 'table' | 'board';
  sorting: TableSorting;
  /** Which load, from 1. */
  page: number;
}

const names = ['search', 'status', 'type', 'view', 'sort', 'page'] as const;

/** The parameter that opens the panel of a contact. */
export const CONTACT = 'contact';

const LAST_PAGE = 10_000;

/** Reads an address that anyone may have written: what does not fit is as if it were not there. */
export function readQuery(params: URLSearchParams): ListQuery {
  const type = params.get('type');
  return {
    search: params.get('search') ?? '',
    status: leadStatusOf(params.get('status')) ?? '',
    type: INTERACTION_TYPES.find((known) => known === type) ?? '',
    view: params.get('view') === 'board' ? 'board' : 'table',
    sorting: sortingOf(params.get('sort') ?? ''),
    page: pageOf(params.get('page') ?? ''),
  };
}

/** Whether an address says anything about the list; one that opens a contact alone does not. */
export const hasListPart = (params: URLSearchParams): boolean =>
  names.some((name) => params.has(name));

/** The query of an address; what is as usual is left out. '' where nothing is left. */
export function writeQuery(query: ListQuery, contactId: string | null): string {
  const params = new URLSearchParams();
  const sort = query.sorting;
  const values: Record<(typeof names)[number], string> = {
    search: query.search,
    status: query.status,
    type: query.type,
    view: query.view === 'board' ? 'board' : '',
    sort: sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.columnId}` : '',
    page: query.page > 1 ? String(query.page) : '',
  };
  for (const name of names) if (values[name] !== '') params.set(name, values[name]);
  if (contactId !== null) params.set(CONTACT, contactId);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** `-created` is by that column, newest or last first. A column nobody has orders nothing. */
function sortingOf(text: string): TableSorting {
  const match = /^(-?)([a-z]+)$/.exec(text);
  if (!match) return null;
  const [, minus, columnId = ''] = match;
  return { columnId, direction: minus === '-' ? 'descending' : 'ascending' };
}

function pageOf(text: string): number {
  return /^\d{1,5}$/.test(text) ? Math.min(Math.max(Number(text), 1), LAST_PAGE) : 1;
}
