import { styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';
import { collapsed, collapsedOnce, collapsedTwice } from './collapseStyles.ts';
import { columnWidths } from './columnStyles.ts';
import { head } from './headStyles.ts';
import { list, stacked } from './listStyles.ts';
import { printed } from './printStyles.ts';
import { lead } from './leadStyles.ts';
import { rowActions, rowFill, rows } from './rowStyles.ts';
import { coveringCheckboxes, hoverCheckboxes } from './selectStyles.ts';

export const Status = styled.output`
  position: absolute;
  inset: 2.25rem 0 auto;
  display: flex;
  align-items: center;
  gap: var(--platform-space-2-5);
  block-size: 3.5rem;
  color: var(--platform-text-secondary);
  pointer-events: none;

  &:empty {
    display: none;
  }
  ${container.list} {
    inset-block-start: 0;
  }
`;

/** One styled root for the whole table; cells are plain elements with data attributes. */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  ${lead}
  ${head}
  ${rows}
  ${columnWidths}
  ${rowFill}
  &[data-quiet-boxes] {
    ${coveringCheckboxes}
  }
  &[data-hover-boxes] {
    ${hoverCheckboxes}
  }
  ${rowActions}
  @media not print {
    ${container.wide} {
      &:where([data-wide-table]:not([data-scrolls])) {
        ${collapsedTwice}
      }
    }
  }
  ${container.medium} {
    &:where(:not([data-scrolls])) {
      ${collapsed}
    }
  }
  ${container.list} {
    ${list}
  }
  @media not print {
    &:where([data-fit='1']) {
      ${collapsedOnce}
    }
    &:where([data-fit='2']) {
      ${collapsedTwice}
    }
    &:where([data-fit='3']) {
      ${collapsed}
    }
    &:where([data-fit='list'], [data-fit='stacked']) {
      ${list}
    }
  }
  ${media.print} {
    ${printed}
  }
  /* On phones also outside a Page. */
  ${media.phone} {
    ${list}
    th button {
      min-block-size: 2.75rem;
    }
  }
  /* Last, because it overrides the list. */
  @media not print {
    &[data-fit='stacked'] {
      ${stacked}
    }
  }
`;
