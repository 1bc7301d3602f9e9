import { css } from 'styled-components';

/**
 * A table on paper: its heads begin each sheet, no row is cut in two, and what can only be pressed is
 * left out. Nothing can be pointed at there, so nothing is cut: columns are as wide as what is in them, those
 * that have a share of the table as wide as that, so that an endless name leaves room for the others.
 */
export const printed = css`
  td,
  td * {
    white-space: normal !important;
  }
  td,
  td[data-sized] {
    min-inline-size: 4.75rem;
    max-inline-size: none;
    overflow-wrap: break-word;
  }
  td :is(a, [data-lead-text]) {
    overflow-wrap: anywhere;
  }
  /* In one line a telephone number can be copied off paper. */
  td[data-sized] a[href^='tel:'],
  td[data-sized] a[href^='tel:'] * {
    white-space: nowrap !important;
  }
  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  :is(col, th, td):is([data-stack='actions'], [data-stack='select']),
  [data-select],
  th svg,
  [data-sizer],
  [data-row-action] {
    display: none;
  }
  [data-stack='select'] + td,
  [data-stack='select'] + th {
    padding-inline-start: 0;
  }
`;
