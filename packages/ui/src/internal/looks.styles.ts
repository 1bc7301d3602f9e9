import { css } from 'styled-components';
import { media } from '../tokens/media.ts';

export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

export const surface = css`
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sheet);
  box-shadow: 0 0 0 1px var(--platform-border-hairline);
`;

/** Border of a box in forced colours, which remove its background and shadow. */
export const forcedColorsBorder = css`
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** Soft background and matching text by `data-tone`. */
export const softTones = css`
  &[data-tone='accent'] {
    background: var(--platform-accent-soft-strong);
    color: var(--platform-accent-text);
  }
  &[data-tone='success'] {
    background: var(--platform-success-soft);
    color: var(--platform-success-text);
  }
  &[data-tone='warning'] {
    background: var(--platform-warning-soft);
    color: var(--platform-warning-text);
  }
  &[data-tone='danger'] {
    background: var(--platform-danger-soft);
    color: var(--platform-danger-text);
  }
`;

export const plainFieldset = css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const plainButton = css`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
`;

/** Extends a link or button over its card, which needs `position: relative`. */
export const pressAnywhere = css`
  &::after {
    position: absolute;
    border-radius: var(--platform-radius-lg);
    content: '';
    inset: 0;
  }
`;

export const cardRing = css`
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    outline: 2px solid var(--platform-focus-ring);
    outline-offset: 2px;
  }
`;
