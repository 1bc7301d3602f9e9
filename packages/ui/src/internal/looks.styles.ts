import { css } from 'styled-components';
import { media } from '../tokens/media.ts';

/** Parts side by side, which go below one another where there is no room. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

/** A box on the page: the ground and the edge of a card. */
export const surface = css`
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sheet);
  box-shadow: 0 0 0 1px var(--platform-border-hairline);
`;

/** The edge of a box whose fill and shadow forced colours take away. */
export const forcedEdge = css`
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** A fieldset without the look that browsers give it. */
export const plainFieldset = css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** A button that looks like the text it is made of. */
export const plainButton = css`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
`;

/** Lets a press anywhere on the card around it, which is `position: relative`, reach a link or a button. */
export const pressAnywhere = css`
  &::after {
    position: absolute;
    border-radius: var(--platform-radius-lg);
    content: '';
    inset: 0;
  }
`;

/** The focus of a link or button that is pressed anywhere is shown around its card. */
export const cardRing = css`
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    outline: 2px solid var(--platform-focus-ring);
    outline-offset: 2px;
  }
`;
