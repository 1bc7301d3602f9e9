import { styled } from 'styled-components';

export const Included = styled.div`
  margin-block-start: 22px;
  padding-block-start: 18px;
  border-block-start: 1px solid var(--border-hairline);

  > p {
    margin-block-end: 8px;
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
`;

/** Figures right, words left of one common line; what is used now stands under the words. */
export const Quantities = styled.ul`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 9px 10px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    row-gap: 3px;
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
  gap: 2px 8px;
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
