import { recordPress } from '../../internal/openRecord.ts';

/** The link in a row that leads to an address, whatever the router puts before it. */
export function linkTo(row: HTMLElement, href: string | undefined): HTMLAnchorElement | undefined {
  if (href === undefined) return undefined;
  return [...row.querySelectorAll('a')].find((link) => link.getAttribute('href')?.endsWith(href));
}

/**
 * Lets a press anywhere on a row follow the link in it.
 *
 * @param linkOf finds the link of a row
 */
export function useRowPress(linkOf: (row: HTMLTableRowElement) => HTMLAnchorElement | undefined) {
  return recordPress('[data-opens]', (row) => linkOf(row as HTMLTableRowElement));
}
