import { styled } from 'styled-components';

export const Trouble = styled.div`
  margin-block-end: 24px;
`;

/** The place of what stands for the cards. */
export const Instead = styled.div`
  padding-block: 56px;
  overflow-wrap: anywhere;
`;
