import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { Sheet } from '../Sheet/Sheet.tsx';

/**
 * The sheet scrolls in its body as the column does, and is the whole screen of a phone. Said twice
 * as strongly as the sheet's own rules, whose place in the document depends on what loaded first.
 */
export const Surface = styled(Sheet)`
  && {
    display: flex;
    flex-direction: column;
    overflow: hidden;
  }
  ${media.phone} {
    &&[data-side] {
      inline-size: 100vw;
      max-inline-size: none;
      border-radius: 0;
    }
  }
`;
