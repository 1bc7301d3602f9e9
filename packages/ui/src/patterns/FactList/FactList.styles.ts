import { styled } from 'styled-components';

export const List = styled.dl`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: var(--space-0-5) var(--space-3);
  margin: 0;

  > dt {
    color: var(--text-tertiary);
    font-size: 0.8125rem;
    line-height: 1.75rem;
  }
  > dd {
    margin: 0;
    padding-block: var(--space-1);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  [data-missing] {
    color: var(--text-tertiary);
  }
  &[data-size='small'] {
    grid-template-columns: minmax(96px, 120px) minmax(0, 1fr);
    gap: var(--space-2) var(--space-3);
    align-items: center;
  }
  &[data-size='small'] > dt {
    line-height: inherit;
  }
  &[data-size='small'] > dd {
    padding-block: 0;
    font-variant-numeric: tabular-nums;
  }
`;
