import { styled } from 'styled-components';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  justify-content: space-between;
  font: var(--type-title);

  > span:last-child {
    color: var(--text-secondary);
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
`;

export const Hint = styled.p`
  color: var(--text-tertiary);
  font-size: 0.8125rem;
`;
