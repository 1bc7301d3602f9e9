import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: var(--platform-space-2-5);

  > b {
    font-weight: 500;
  }
`;
