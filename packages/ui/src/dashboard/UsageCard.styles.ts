import { styled } from 'styled-components';

/** What is said in the room of the chart, in its middle. */
export const Message = styled.div`
  display: grid;
  grid-area: 1 / 1 / -1 / -1;
  place-content: center;
  justify-items: center;
  color: var(--platform-text-secondary);
  text-align: center;
`;
