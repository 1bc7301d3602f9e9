import { styled } from 'styled-components';

export const Dates = styled.div`
  display: flex;
  flex: var(--platform-filter-flex, 0 1 auto);
  flex-wrap: wrap;
  gap: var(--platform-space-2);
  align-items: flex-start;

  /* Other parts of a toolbar shrink first. */
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
