import { styled } from 'styled-components';

/** Two native date fields beside one another. */
export const Dates = styled.div`
  display: flex;
  gap: var(--platform-space-2);
  align-items: flex-start;

  input {
    inline-size: 8.5rem;
    color-scheme: inherit;
  }
`;
