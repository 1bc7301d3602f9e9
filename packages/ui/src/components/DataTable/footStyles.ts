import { css } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** Footer with totals; at the bottom edge of the window below a long table. */
export const foot = css`
  [data-totals] td {
    border-block-start: 1px solid var(--platform-border-default);
    border-block-end: 0;
    font-weight: 500;
  }
  [data-total-label] {
    display: none;
  }
  ${media.tall} {
    &[data-virtual] [data-totals] td {
      position: sticky;
      inset-block-end: 0;
      z-index: var(--platform-z-sticky);
      background: var(--platform-table-head-fill, var(--platform-surface-sheet));
    }
  }
`;

/** One line per total: the header of its column, and the value. */
export const footAsList = css`
  [data-totals],
  [data-totals] tr {
    display: block;
  }
  [data-totals] tr {
    padding-block: var(--platform-space-2);
    border-block-start: 1px solid var(--platform-border-default);
  }
  [data-totals] td:not([data-no-total]) {
    display: flex;
    justify-content: space-between;
    gap: var(--platform-space-3);
    block-size: auto;
    max-inline-size: none;
    padding: var(--platform-space-1) 0;
    border: 0;
    text-align: start;
  }
  [data-totals] td[data-no-total] {
    display: none;
  }
  &[data-virtual] [data-totals] td {
    position: static;
  }
  [data-total-label] {
    display: block;
    font-weight: 400;
    color: var(--platform-text-secondary);
  }
`;
