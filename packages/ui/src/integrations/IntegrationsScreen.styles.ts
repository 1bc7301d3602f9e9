import { styled } from 'styled-components';

/** The place of what stands for the cards. */
export const Instead = styled.div`
  padding-block: var(--platform-space-14);
  overflow-wrap: anywhere;
`;
