import { styled } from 'styled-components';

export const ConflictBox = styled.section`
  > h2 {
    font: 600 1.25rem / 1.4 var(--platform-font-family-sans);
    outline-offset: 4px;
  }
  > p {
    max-inline-size: 68ch;
    margin-block: var(--platform-space-1) var(--platform-space-5);
    color: var(--platform-text-secondary);
  }
`;
