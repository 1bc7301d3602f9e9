import { styled } from 'styled-components';

export const FigureLink = styled.span`
  > a:not(:hover) {
    text-decoration: none;
  }
  > a {
    color: inherit;
    font: inherit;
  }
`;
