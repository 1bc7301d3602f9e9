import { styled } from 'styled-components';

export const Help = styled.div`
  display: grid;
  gap: var(--platform-space-3);
  inline-size: min(20rem, 100vw - 4rem);

  textarea {
    font-family: var(--platform-font-family-mono);
  }
`;
