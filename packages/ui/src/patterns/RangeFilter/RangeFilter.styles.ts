import { styled } from 'styled-components';

/** Two native date fields beside one another, in full whatever shares their line. */
export const Dates = styled.div`
  display: flex;
  flex: var(--platform-filter-flex, 0 1 auto);
  flex-wrap: wrap;
  gap: var(--platform-space-2);
  align-items: flex-start;

  /* A toolbar lets what else is in it give way. */
  &&& {
    min-inline-size: min(17.5rem, 100%);
  }
  > * {
    flex: 1 1 8rem;
  }
  input {
    inline-size: 100%;
    color-scheme: inherit;
  }
`;
