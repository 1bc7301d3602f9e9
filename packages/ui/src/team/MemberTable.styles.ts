import { styled } from 'styled-components';

/** Isolated names and addresses are cut at their own edge, so that a cut one tells its whole self. */
export const Root = styled.div`
  bdi {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-lead-title] > bdi {
    display: inline-block;
    max-inline-size: 100%;
    vertical-align: bottom;
  }
  td > [data-tone] {
    max-inline-size: 100%;
  }
  [data-missing] {
    color: var(--platform-text-tertiary);
  }
`;
