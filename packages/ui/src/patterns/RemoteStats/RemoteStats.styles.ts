import { styled } from 'styled-components';

/** A figure that leads to what it counts, in the colour of figures. */
export const FigureLink = styled.span`
  > a:not(:hover) {
    text-decoration: none;
  }
  > a {
    color: inherit;
    font: inherit;
  }
`;
