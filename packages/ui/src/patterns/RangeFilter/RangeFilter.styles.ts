import { styled } from 'styled-components';

/** Two native date fields beside one another, in full whatever shares their line. */
export const Dates = styled.div`
  display: flex;
  flex: var(--platform-filter-flex, 0 1 auto);
  gap: var(--platform-space-2);
  align-items: flex-start;

  /* A toolbar lets what else is in it give way. */
  &&& {
    min-inline-size: 280px;
  }
  > * {
    flex: 1;
  }
  input {
    inline-size: 100%;
    color-scheme: inherit;
  }
`;
