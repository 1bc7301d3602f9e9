import { styled } from 'styled-components';

export const Rows = styled.ul`
  > li {
    display: flex;
    gap: calc(var(--platform-space-3) + 2px);
    padding-block: calc(var(--platform-space-3) + 2px);
  }
  > li > div {
    display: grid;
    flex: 1;
    gap: var(--platform-space-2);
    align-content: center;
  }
`;
