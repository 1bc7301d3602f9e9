import { css } from 'styled-components';
import { media } from '../tokens/media.ts';

export const popupStyles = css`
  z-index: var(--platform-z-menu);
  box-sizing: border-box;
  min-inline-size: 176px;
  max-inline-size: calc(100vw - 16px);
  padding: var(--platform-space-1-25);
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: var(--platform-radius-control-lg);
  outline: 0;
  background: var(--platform-surface-raised);
  box-shadow:
    0 0 0 1px var(--platform-border-default),
    var(--platform-elevation-overlay);
  color: var(--platform-text-primary);
  font: var(--platform-type-body);
  animation: ui-pop var(--platform-motion-duration-fast) var(--platform-motion-ease-out);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const popupRowStyles = css`
  display: flex;
  align-items: center;
  gap: var(--platform-space-2-5);
  inline-size: 100%;
  min-block-size: 34px;
  padding: var(--platform-space-1) var(--platform-space-2-25);
  border: 0;
  border-radius: var(--platform-radius-sm);
  background: transparent;
  color: var(--platform-text-primary);
  cursor: pointer;
  font: inherit;
  text-align: start;

  > svg {
    color: var(--platform-text-tertiary);
  }
  &[aria-disabled='true'],
  &[aria-disabled='true'] > svg {
    color: var(--platform-text-disabled);
    cursor: not-allowed;
  }
  ${media.touch} {
    min-block-size: var(--platform-size-target-touch);
  }
`;
