import { styled } from 'styled-components';

export const Instead = styled.div`
  padding-block: var(--platform-space-14);
  overflow-wrap: anywhere;
`;
