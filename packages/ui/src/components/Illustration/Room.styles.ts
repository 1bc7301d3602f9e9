import { styled } from 'styled-components';

/** The room of a drawing, also before its code is here. */
export const Room = styled.svg`
  max-inline-size: 100%;
  block-size: auto;
`;
