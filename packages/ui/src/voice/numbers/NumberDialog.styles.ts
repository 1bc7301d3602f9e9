import { styled } from 'styled-components';

/** The two directions, side by side where there is room. */
export const Directions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-3) var(--platform-space-6);
`;
