import { css } from 'styled-components';

/**
 * A table on paper: its heads begin each sheet, no row is cut in two, and what can only be pressed is
 * left out.
 */
export const printed = css`
  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  th:is([data-stack='actions'], [data-stack='select']),
  td:is([data-stack='actions'], [data-stack='select']),
  col:is([data-actions], [data-select]),
  th svg,
  [data-row-action] {
    display: none;
  }
  [data-stack='select'] + :is(td, th) {
    padding-inline-start: 0;
  }
`;
