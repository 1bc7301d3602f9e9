import { styled } from 'styled-components';

export const Message = styled.div`
  display: grid;
  grid-area: 1 / 1 / -1 / -1;
  place-content: center;
  justify-items: center;
  color: var(--platform-text-secondary);
  text-align: center;
`;
