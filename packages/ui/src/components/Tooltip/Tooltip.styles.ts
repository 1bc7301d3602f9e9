import { styled } from 'styled-components';

/** No box of its own. */
export const Trigger = styled.span`
  display: contents;
`;
