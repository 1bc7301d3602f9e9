import { styled } from 'styled-components';

/** Reserves the size of an illustration until its code has loaded. */
export const ArtPlaceholder = styled.svg`
  max-inline-size: 100%;
  block-size: auto;
`;
