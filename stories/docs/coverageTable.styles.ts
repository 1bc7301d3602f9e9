import { styled } from 'styled-components';

/** Scrolls by itself: as many columns as there are states. */
export const Scroller = styled.section`
  overflow-x: auto;
  border-radius: var(--radius-lg);
  background: var(--surface-sheet);
  box-shadow: 0 0 0 1px var(--border-hairline);

  &:focus-visible {
    outline: 2px solid var(--focus-ring);
    outline-offset: 2px;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 0.8125rem;

  th,
  td {
    padding: var(--space-2) var(--space-2-5);
    border-block-end: 1px solid var(--border-hairline);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: var(--text-secondary);
    font: var(--type-caption);
    white-space: nowrap;
  }
  tbody th {
    font-weight: 500;
    white-space: nowrap;
  }
  tbody th[colspan] {
    background: var(--surface-sunken);
    font: var(--type-title);
  }
  td a {
    display: block;
    min-block-size: 24px;
  }
  td[data-missing] {
    background: var(--danger-soft);
    color: var(--danger-text);
  }
`;
