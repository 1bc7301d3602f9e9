import { styled } from 'styled-components';

/** Scrolls, since the table has a column per state. */
export const Scroller = styled.section`
  overflow-x: auto;
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sheet);
  box-shadow: 0 0 0 1px var(--platform-border-hairline);

  &:focus-visible {
    outline: 2px solid var(--platform-focus-ring);
    outline-offset: 2px;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 0.8125rem;

  th,
  td {
    padding: var(--platform-space-2) var(--platform-space-2-5);
    border-block-end: 1px solid var(--platform-border-hairline);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: var(--platform-text-secondary);
    font: var(--platform-type-caption);
    white-space: nowrap;
  }
  tbody th {
    font-weight: 500;
    white-space: nowrap;
  }
  tbody th[colspan] {
    background: var(--platform-surface-sunken);
    font: var(--platform-type-title);
  }
  td {
    min-inline-size: 96px;
    color: var(--platform-text-tertiary);
  }
  td a {
    display: block;
    min-block-size: 24px;
  }
  td[data-missing] {
    background: var(--platform-danger-soft);
    color: var(--platform-danger-text);
  }
`;
