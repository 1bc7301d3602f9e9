import { styled } from 'styled-components';
import { IconTile } from '../patterns/IconTile/IconTile.tsx';

/** Between the sizes of the tile, as high as a card's name and service. */
export const CardTile = styled(IconTile)`
  && {
    inline-size: 40px;
    block-size: 40px;
  }
  > svg {
    inline-size: 19px;
    block-size: 19px;
  }
`;
