import { styled } from 'styled-components';

export const Notice = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin-block-end: 6px;
  color: var(--text-secondary);
  font-size: 0.8125rem;
`;
