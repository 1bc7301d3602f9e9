import { css } from 'styled-components';

/** Paper has no tooltips, so nothing is truncated: a share only limits the width of its column. */
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
  td :is(a, bdi, [data-lead-text]) {
    overflow-wrap: anywhere;
  }
  /* Keeps phone numbers on one line. */
  td[data-sized] [data-in-row] > bdi,
  td[data-sized] [data-in-row] > bdi * {
    overflow-wrap: normal;
    white-space: nowrap !important;
  }
  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  :is(col, th, td):is([data-stack='actions'], [data-stack='select'], [data-stack='expand']),
  [data-leading],
  th svg,
  [data-sizer],
  [data-row-action] {
    display: none;
  }
  [data-stack='select'] + td,
  [data-stack='expand'] + td,
  [data-stack='select'] + th {
    padding-inline-start: 0;
  }
`;
