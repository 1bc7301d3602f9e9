import { styled } from 'styled-components';

export const Unit = styled.span`
  padding-inline-end: var(--platform-space-1-5);
  color: var(--platform-text-tertiary);
  white-space: nowrap;
`;
