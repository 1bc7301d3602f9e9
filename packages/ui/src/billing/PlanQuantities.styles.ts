import { styled } from 'styled-components';

export const Included = styled.div`
  margin-block-start: var(--space-5-5);
  padding-block-start: var(--space-4-5);
  border-block-start: 1px solid var(--border-hairline);

  > p {
    margin-block-end: var(--space-2);
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
`;

/** Figures right, words left of one common line; what is used now stands under the words. */
export const Quantities = styled.ul`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: calc(var(--space-2-5) - 1px) var(--space-2-5);
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    row-gap: calc(var(--space-1) - 1px);
    align-items: baseline;
    color: var(--text-secondary);
    overflow-wrap: anywhere;
  }
  b {
    color: var(--text-primary);
    font-weight: 500;
    text-align: end;
  }
  [data-whole] {
    grid-column: 1 / -1;
  }
`;

export const UsedNow = styled.span`
  display: flex;
  grid-column: 2;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-0-5) var(--space-2);
  color: var(--text-tertiary);
  font-size: 0.75rem;
  line-height: 1rem;

  > [role='meter'] {
    flex: none;
    inline-size: 64px;
  }
  &[data-over] {
    color: var(--warning-text);
  }
  [data-whole] + & {
    grid-column: 1 / -1;
  }
`;
