import { styled } from 'styled-components';

/** What is concerned, the name to type and what went wrong, below one another. */
export const Stack = styled.div`
  display: grid;
  gap: 10px;

  > b {
    font-weight: 500;
  }
`;
