import { styled } from 'styled-components';

export const Rows = styled.ul`
  > li {
    display: flex;
    gap: var(--platform-space-3-5);
    padding-block: var(--platform-space-3-5);
  }
  > li > div {
    display: grid;
    flex: 1;
    gap: var(--platform-space-2);
    align-content: center;
  }
`;
