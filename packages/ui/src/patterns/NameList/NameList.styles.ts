import { styled } from 'styled-components';

export const Root = styled.ul`
  max-block-size: 12rem;
  padding-inline-start: var(--platform-space-5);
  overflow-y: auto;
  overflow-wrap: anywhere;
`;
