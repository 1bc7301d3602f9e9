import { styled } from 'styled-components';

/** What is concerned, the name to type and what went wrong, below one another. */
export const Stack = styled.div`
  display: grid;
  gap: var(--platform-space-2-5);

  > b {
    font-weight: 500;
  }
`;
