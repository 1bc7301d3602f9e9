import { styled } from 'styled-components';

export const Root = styled.div`
  min-inline-size: 0;

  > * {
    border-block-end: var(--platform-size-hairline) solid var(--platform-border-hairline);
  }
`;
