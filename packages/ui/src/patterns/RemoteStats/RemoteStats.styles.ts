import { styled } from 'styled-components';

/** A figure as a link, in the colour of figures. */
export const FigureLink = styled.span`
  > a:not(:hover) {
    text-decoration: none;
  }
  > a {
    color: inherit;
    font: inherit;
  }
`;
