import { styled } from 'styled-components';

/** How many rows ended how: a joined strip of cells. */
export const Strip = styled.dl`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  border-radius: var(--radius-lg);
  box-shadow: inset 0 0 0 1px var(--border-hairline);

  > div {
    flex: 1 1 110px;
    padding: var(--space-3) var(--space-4);
  }
  > div + div {
    border-inline-start: 1px solid var(--border-hairline);
  }
  dt {
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
  dd {
    margin: 0;
    font: var(--type-metric-sm);
    font-variant-numeric: tabular-nums;
  }
`;
