import { recordPressHandlers } from '../../internal/recordPressHandlers.ts';

/** The link that a cell renders for a URL, with or without the router's base path. */
export function linkTo(row: HTMLElement, href: string | undefined): HTMLAnchorElement | undefined {
  if (href === undefined) return undefined;
  return [...row.querySelectorAll('a')].find((link) => link.getAttribute('href')?.endsWith(href));
}

export function useRowPress(linkOf: (row: HTMLTableRowElement) => HTMLAnchorElement | undefined) {
  return recordPressHandlers('[data-opens]', (row) => linkOf(row as HTMLTableRowElement));
}
