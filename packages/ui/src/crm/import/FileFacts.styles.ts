import { styled } from 'styled-components';

export const Chip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2-5) var(--space-3);
  padding: var(--space-2-5) var(--space-3);
  border-radius: calc(var(--radius-lg) - 2px);
  background: var(--surface-sunken);
  box-shadow: inset 0 0 0 1px var(--border-hairline);

  > div:nth-of-type(1) {
    flex: 1 1 180px;
    min-inline-size: 0;
  }
  b {
    display: block;
    overflow-wrap: anywhere;
    font-weight: 500;
  }
  small {
    color: var(--text-tertiary);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.125rem;
  }
`;

export const SeparatorField = styled.div`
  inline-size: 150px;
`;
