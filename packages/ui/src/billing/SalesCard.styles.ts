import { styled } from 'styled-components';
import { container, media } from '../tokens/media.ts';

/** A deep cobalt panel, the same in both themes (design language, Colour). */
export const Panel = styled.aside`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-6);
  padding: var(--space-5-5) calc(var(--space-7) - 2px);
  overflow: hidden;
  border-radius: var(--radius-lg);
  background: var(--brand-panel);
  color: var(--brand-panel-text);

  > svg {
    flex: none;
    margin-inline-start: auto;
    margin-block: calc(-1 * var(--space-5-5));
    opacity: 0.9;
    stroke: var(--brand-beat);
  }
  h2 {
    font: var(--type-section);
    letter-spacing: var(--track-section);
  }
  p {
    max-inline-size: 60ch;
    margin-block-start: calc(var(--space-1) - 1px);
    color: var(--brand-panel-muted);
    text-wrap: pretty;
  }
  ${container.list} {
    flex-direction: column;
    align-items: stretch;

    > svg {
      display: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Action = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: calc(var(--space-2) - 1px);
  min-block-size: var(--density-comfortable-control);
  padding: 0 var(--space-3-5);
  border-radius: var(--radius-md);
  background: var(--brand-panel-text);
  color: var(--brand-panel);
  font: 500 0.875rem/1.25rem var(--font-family-sans);
  text-align: center;

  &:hover {
    background: var(--brand-reply);
  }
  &:focus-visible {
    outline-color: var(--brand-panel-text);
  }
  ${media.phone} {
    min-block-size: 44px;
  }
`;
