import { styled } from 'styled-components';

export const Directions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-3) var(--platform-space-6);
`;
