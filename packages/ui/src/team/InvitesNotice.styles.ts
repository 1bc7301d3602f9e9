import { styled } from 'styled-components';

export const Notice = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--platform-space-1) var(--platform-space-2);
  margin-block-end: var(--platform-space-1-5);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
`;
