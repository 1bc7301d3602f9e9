import { styled } from 'styled-components';

export const Bubble = styled.div`
  z-index: var(--z-tooltip);
  inline-size: max-content;
  max-inline-size: min(320px, 100vw - 16px);
  padding: var(--space-1-5) calc(var(--space-2-5) - 1px);
  border-radius: var(--radius-sm);
  background: var(--surface-inverse);
  color: var(--text-inverse);
  box-shadow: var(--elevation-raised);
  font: var(--type-caption);
  overflow-wrap: anywhere;
  animation: ui-fade var(--motion-duration-instant) var(--motion-ease-out);

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

export const Shortcut = styled.kbd`
  margin-inline-start: var(--space-1-5);
  padding: 0 var(--space-1);
  border: 1px solid color-mix(in oklch, currentColor 35%, transparent);
  border-radius: var(--radius-xs);
  color: var(--text-inverse-secondary);
  font: 500 0.6875rem/1rem var(--font-family-sans);
`;
