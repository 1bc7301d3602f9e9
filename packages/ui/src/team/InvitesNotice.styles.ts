import { styled } from 'styled-components';

export const Notice = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  margin-block-end: var(--space-1-5);
  color: var(--text-secondary);
  font-size: 0.8125rem;
`;
