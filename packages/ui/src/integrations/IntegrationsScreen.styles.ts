import { styled } from 'styled-components';

/** The place of what stands for the cards. */
export const Instead = styled.div`
  padding-block: var(--space-14);
  overflow-wrap: anywhere;
`;
