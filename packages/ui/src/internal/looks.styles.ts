import { css } from 'styled-components';
import { media } from '../tokens/media.ts';

/** Parts in a row that wraps. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

/** Background and edge of a card. */
export const surface = css`
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sheet);
  box-shadow: 0 0 0 1px var(--platform-border-hairline);
`;

/** Edge of a box in forced colours, which remove its background and shadow. */
export const forcedEdge = css`
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** A fieldset without the browser's styles. */
export const plainFieldset = css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** A button that looks like plain text. */
export const plainButton = css`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
`;

/** Makes a link or button cover its card, which needs `position: relative`. */
export const pressAnywhere = css`
  &::after {
    position: absolute;
    border-radius: var(--platform-radius-lg);
    content: '';
    inset: 0;
  }
`;

/** Shows the focus of a link or button with `pressAnywhere` around its card. */
export const cardRing = css`
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    outline: 2px solid var(--platform-focus-ring);
    outline-offset: 2px;
  }
`;
