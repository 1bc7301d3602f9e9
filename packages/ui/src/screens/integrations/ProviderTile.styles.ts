import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Tile } from '../../patterns/IconTile/IconTile.styles.ts';

export const Root = styled(Tile)`
  font: 600 var(--platform-font-size-base) / 1 var(--platform-font-family-sans);

  &&[data-size='medium'] {
    inline-size: 40px;
    block-size: 40px;
  }
`;

export const Glyph = styled(Icon)`
  [data-size='medium'] > & {
    inline-size: 19px;
    block-size: 19px;
  }
`;
