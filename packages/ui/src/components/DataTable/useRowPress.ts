import type { MouseEvent } from 'react';
import { followLink, keepMiddleButton, pressedRecord } from '../../internal/openRecord.ts';

const opens = '[data-opens]';

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
  function onClick(event: MouseEvent): void {
    const row = pressedRecord(event, opens);
    const link = row && linkOf(row as HTMLTableRowElement);
    if (link) followLink(link, event);
  }
  return {
    onClick,
    onAuxClick: (event: MouseEvent) => {
      if (event.button === 1) onClick(event);
    },
    onMouseDown: (event: MouseEvent) => keepMiddleButton(event, opens),
  };
}
