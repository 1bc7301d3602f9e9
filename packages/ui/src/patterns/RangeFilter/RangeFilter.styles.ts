import { styled } from 'styled-components';

export const Dates = styled.div`
  flex: var(--platform-filter-flex, 0 1 19rem);
  min-block-size: var(--platform-density-comfortable-control);

  /* Other parts of a toolbar shrink first. */
  &&& {
    min-inline-size: min(19rem, 100%);
  }
`;
