import type { Area, PageId } from '../routing/area.ts';
import type { SearchParams, SearchState } from './searchParams.ts';

/** @throws if the area has no such page */
export function pathsOf<Name extends string>(
  { name, pages }: Area,
  ids: Readonly<Record<Name, PageId>>,
): Record<Name, string> {
  const pathOf = (id: PageId) => {
    const page = pages.find((each) => each.id === id);
    if (!page) throw new Error(`The area '${name}' has no page '${id}'.`);
    return page.path;
  };
  return Object.fromEntries(
    Object.entries<PageId>(ids).map(([key, id]) => [key, pathOf(id)]),
  ) as Record<Name, string>;
}

/** @param path ends with a parameter such as `:agentId` */
export const recordHref = (path: string, id: string): string =>
  path.replace(/:\w+$/, encodeURIComponent(id));

/** URL of a page in a state; parameters with their fallback value are omitted. */
export function hrefOf<Params extends SearchParams>(
  path: string,
  params: Params,
  state: Partial<SearchState<Params>>,
): string {
  const emptyParams = new URLSearchParams();
  const search = writeSearch(
    params,
    { ...readSearch(params, emptyParams), ...state },
    emptyParams,
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** An invalid text counts as missing; the first of a repeated parameter wins. */
export function readSearch<Params extends SearchParams>(
  params: Params,
  search: URLSearchParams,
): SearchState<Params> {
  const values = Object.entries(params).map(([name, { fallback, read }]) => {
    const value = search.get(name);
    return [name, (value === null ? null : read(value)) ?? fallback];
  });
  return Object.fromEntries(values) as SearchState<Params>;
}

/** Writes a state into a copy of `search`, in order, and keeps all other parameters. */
export function writeSearch<Params extends SearchParams>(
  params: Params,
  state: SearchState<Params>,
  search: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, { fallback }] of Object.entries(params)) {
    next.delete(name);
    const text = String(state[name]);
    if (text !== String(fallback)) next.set(name, text);
  }
  return next;
}

export const isOnlyParam = (params: SearchParams, name: string, search: URLSearchParams): boolean =>
  Object.keys(params).every((other) => search.has(other) === (other === name));
