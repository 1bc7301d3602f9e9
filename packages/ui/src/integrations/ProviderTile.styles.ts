import { css, styled } from 'styled-components';
import { IconTile } from '../patterns/IconTile/IconTile.tsx';
import { Tile } from '../patterns/IconTile/IconTile.styles.ts';

/** Between the sizes of `IconTile`: as high as the name and service of a card. */
const cardSize = css`
  inline-size: 40px;
  block-size: 40px;
`;

export const CardTile = styled(IconTile)`
  && {
    ${cardSize}
  }
  > svg {
    inline-size: 19px;
    block-size: 19px;
  }
`;

export const LetterTile = styled(Tile)`
  font: 600 var(--platform-font-size-base)/1 var(--platform-font-family-sans);

  &&[data-size='medium'] {
    ${cardSize}
  }
`;
