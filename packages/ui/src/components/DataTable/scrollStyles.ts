import { css } from 'styled-components';

/** Text columns keep some room: a table that scrolls need not squeeze them. */
export const roomyColumns = css`
  th:not([data-sized], [data-stack='select']) {
    min-inline-size: 9rem;
  }
`;

/** The first column, and those that the user pinned, stay in view while the table scrolls. */
export const pinnedColumns = css`
  :is([data-pin], [data-stack='select'], [data-stack='expand']) {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background:
      linear-gradient(var(--platform-row-fill, transparent), var(--platform-row-fill, transparent)),
      var(--platform-table-head-fill, var(--platform-surface-sheet));
    animation: none;
  }
  [data-stack='expand'] + [data-stack='select'] {
    inset-inline-start: 40px;
  }
  [data-pin='0'] {
    inset-inline-start: var(--platform-table-leading, 0);
  }
  th:is([data-pin], [data-stack='select']) {
    z-index: calc(var(--platform-z-sticky) + 1);
  }
  [data-pin] {
    border-inline-end: 1px solid var(--platform-border-hairline);
  }
  /* A wide table covers the padding of its frame, where focus rings would be. */
  :is(td, th):last-child {
    padding-inline-end: var(--platform-space-4);
  }
  &[data-pins-first] [data-pin]:not([data-pin='0']) {
    position: static;
  }
`;
