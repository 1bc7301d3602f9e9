import { css, keyframes } from 'styled-components';
import { media } from '../tokens/media.ts';

const appear = keyframes`
  from { visibility: hidden; }
`;

/** A list of cards, each an `article`: plain elements, since there may be a thousand of them. */
export const cards = css`
  display: grid;
  gap: var(--platform-space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  /* A quick answer never flashes: the stand-ins come with their skeletons after 300 ms. */
  &[data-loading] {
    animation: ${appear} 1ms 300ms backwards;
  }
  > li {
    display: flex;
  }
  > li > article {
    display: flex;
    flex: 1;
    flex-direction: column;
    box-sizing: border-box;
    min-inline-size: 0;
    padding: var(--platform-space-5);
    border-radius: var(--platform-radius-lg);
    background: var(--platform-surface-sheet);
    box-shadow: 0 0 0 1px var(--platform-border-hairline);
  }
  article > header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--platform-space-3);
    align-items: center;
  }
  article > header > div {
    flex: 1 1 3rem;
    min-inline-size: 0;
  }
  ${media.forcedColors} {
    > li > article {
      border: 1px solid CanvasText;
    }
  }
`;
