import { styled } from 'styled-components';

/** Scrolls by itself, in both directions, so that the footer stays near. */
export const Scroller = styled.section`
  max-block-size: 340px;
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: var(--radius-sm);

  &:focus-visible {
    outline: 2px solid var(--focus-ring);
    outline-offset: 2px;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  min-inline-size: 520px;
  border-collapse: collapse;
  font-size: 0.8125rem;
  table-layout: fixed;

  th {
    position: sticky;
    inset-block-start: 0;
    block-size: 32px;
    padding: 0 var(--space-2-5);
    background: var(--surface-raised);
    box-shadow: inset 0 -1px 0 var(--border-default);
    color: var(--text-tertiary);
    font: var(--type-caption);
    text-align: start;
  }
  td {
    block-size: 42px;
    padding: var(--space-1-5) var(--space-2-5);
    border-block-end: 1px solid var(--border-hairline);
    overflow-wrap: anywhere;
  }
  td:first-child {
    color: var(--text-tertiary);
    font-variant-numeric: tabular-nums;
  }
  tr:last-child td {
    border: 0;
  }
`;

/** A cell that is why its row is left out. */
export const Faulty = styled.span`
  text-decoration: underline wavy var(--danger-mark) 1px;
  text-underline-offset: 4px;
`;

export const Problem = styled.span`
  display: inline-flex;
  gap: var(--space-1-5);
  align-items: center;
  color: var(--danger-text);
  font-weight: 500;

  > svg {
    flex: none;
  }
  &[data-tone='warning'] {
    color: var(--warning-text);
  }
`;

export const Note = styled.p`
  margin-block-start: var(--space-2);
  color: var(--text-tertiary);
  font-size: 0.8125rem;
`;

/** Space of the table while there is none. */
export const Nothing = styled.p`
  padding: var(--space-7) var(--space-2-5);
  color: var(--text-secondary);
  text-align: center;
`;
