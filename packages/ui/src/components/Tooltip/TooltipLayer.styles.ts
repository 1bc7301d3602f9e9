import { styled } from 'styled-components';
import { KeyCap } from '../Kbd/KeyCap.tsx';

export const Bubble = styled.div`
  z-index: var(--platform-z-tooltip);
  inline-size: max-content;
  max-inline-size: min(320px, 100vw - 16px);
  padding: var(--platform-space-1-5) var(--platform-space-2-25);
  border-radius: var(--platform-radius-sm);
  background: var(--platform-surface-inverse);
  color: var(--platform-text-inverse);
  box-shadow: var(--platform-elevation-raised);
  font: var(--platform-type-caption);
  overflow-wrap: anywhere;
  animation: ui-fade var(--platform-motion-duration-instant) var(--platform-motion-ease-out);

  /* Bridges the gap to the anchor, so that the pointer may move onto the text (WCAG 1.4.13). */
  &::before {
    content: '';
    position: absolute;
    inset: -6px;
    z-index: -1;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Shortcut = styled(KeyCap)`
  margin-inline-start: var(--platform-space-1-5);
`;
