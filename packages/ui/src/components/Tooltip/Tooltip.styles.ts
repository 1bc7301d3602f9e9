import { styled } from 'styled-components';

/** Takes part in events, not in layout. */
export const Trigger = styled.span`
  display: contents;
`;
