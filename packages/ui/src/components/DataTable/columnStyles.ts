import { css } from 'styled-components';

/** A sized column is as wide as its content; text columns share the rest and truncate. */
export const columnWidths = css`
  col {
    inline-size: var(--platform-column-share-0);
  }
  /* Keeps the column at its share of the width. */
  td {
    max-inline-size: 0;
  }
  /* Limits unexpected values from a server. */
  td[data-sized] {
    max-inline-size: 22rem;
  }
  [data-message] > td {
    max-inline-size: none;
  }
  /* A narrower table drops columns instead. */
  th {
    min-inline-size: 5.5rem;
  }
  th:is([data-sized], [data-stack='select']) {
    min-inline-size: 0;
  }
  /* Two short words widen the column instead of wrapping. */
  th[data-sized] > :not([data-visually-hidden]) {
    inline-size: max-content;
    min-inline-size: min-content;
    max-inline-size: 7rem;
  }
  th[data-sized] > span:not([data-visually-hidden]) {
    display: inline-block;
  }
  :is([data-stack='select'], [data-stack='expand']) {
    box-sizing: border-box;
    min-inline-size: 40px;
    max-inline-size: 40px;
  }
  [data-sizer] td {
    block-size: 0;
    padding-block: 0;
    border: 0;
    background: none;
  }
  [data-sizer] td > div {
    block-size: 0;
    overflow: clip;
    visibility: hidden;
  }
`;
