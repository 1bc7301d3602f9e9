import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { Sheet } from '../Sheet/Sheet.tsx';

/** The sheet scrolls in its body as the column does, and is the whole screen of a phone. */
export const Surface = styled(Sheet)`
  display: flex;
  flex-direction: column;
  overflow: hidden;

  ${media.phone} {
    &[data-side] {
      inline-size: 100vw;
      max-inline-size: none;
      border-radius: 0;
    }
  }
`;
