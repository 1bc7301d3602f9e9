import { styled } from 'styled-components';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-1) var(--platform-space-4);
  justify-content: space-between;
  font: var(--platform-type-title);

  > span:last-child {
    color: var(--platform-text-secondary);
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
`;

export const Hint = styled.p`
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
`;
