import { css } from 'styled-components';
import { media } from '../tokens/media.ts';

/** A raised surface that floats: menus and listboxes. */
export const popupStyles = css`
  z-index: var(--z-menu);
  box-sizing: border-box;
  min-inline-size: 176px;
  max-inline-size: calc(100vw - 16px);
  padding: calc(var(--space-1-5) - 1px);
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: calc(var(--radius-lg) - 2px);
  outline: 0;
  background: var(--surface-raised);
  box-shadow:
    0 0 0 1px var(--border-default),
    var(--elevation-overlay);
  color: var(--text-primary);
  font: var(--type-body);
  animation: ui-pop var(--motion-duration-fast) var(--motion-ease-out);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** One row of a menu or a listbox. */
export const popupRowStyles = css`
  display: flex;
  align-items: center;
  gap: var(--space-2-5);
  inline-size: 100%;
  min-block-size: 34px;
  padding: var(--space-1) calc(var(--space-2-5) - 1px);
  border: 0;
  border-radius: var(--radius-sm);
  background: transparent;
  color: var(--text-primary);
  cursor: pointer;
  font: inherit;
  text-align: start;

  > svg {
    color: var(--text-tertiary);
  }
  &[aria-disabled='true'],
  &[aria-disabled='true'] > svg {
    color: var(--text-disabled);
    cursor: not-allowed;
  }
  ${media.touch} {
    min-block-size: 44px;
  }
`;
