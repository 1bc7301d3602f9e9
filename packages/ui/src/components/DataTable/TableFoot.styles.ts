import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { asList } from './asList.styles.ts';

/**
 * At the bottom edge of the window while a long table scrolls. A list has one line per total: the
 * header of its column, and the value. Doubled class names override the cells of the table.
 */
export const Totals = styled.tfoot`
  && td {
    border-block-start: 1px solid var(--platform-border-default);
    border-block-end: 0;
    font-weight: 500;
  }
  [data-total-label] {
    display: none;
  }
  ${media.tall} {
    [data-virtual] > && td {
      position: sticky;
      inset-block-end: 0;
      z-index: var(--platform-z-sticky);
      background: var(--platform-table-head-fill, var(--platform-surface-sheet));
    }
  }
  ${asList(css`
    &&,
    && tr {
      display: block;
    }
    && tr {
      padding-block: var(--platform-space-2);
      border-block-start: 1px solid var(--platform-border-default);
    }
    && td:not([data-no-total]) {
      display: flex;
      justify-content: space-between;
      gap: var(--platform-space-3);
      block-size: auto;
      max-inline-size: none;
      padding: var(--platform-space-1) 0;
      border: 0;
      text-align: start;
    }
    && td[data-no-total] {
      display: none;
    }
    [data-virtual] > && td {
      position: static;
    }
    && [data-total-label] {
      display: block;
      font-weight: 400;
      color: var(--platform-text-secondary);
    }
  `)}
`;
