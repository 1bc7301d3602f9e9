import { styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';
import { forcedColorsBorder } from '../../internal/looks.styles.ts';

export const Panel = styled.aside`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--platform-space-6);
  padding: var(--platform-space-5-5) var(--platform-space-6-5);
  overflow: hidden;
  border-radius: var(--platform-radius-lg);
  background: var(--platform-brand-panel);
  color: var(--platform-brand-panel-text);

  ${container.medium} {
    flex-direction: column;
    align-items: stretch;
  }
  ${forcedColorsBorder}
`;

export const SalesText = styled.p`
  max-inline-size: 60ch;
  margin-block-start: var(--platform-space-0-75);
  color: var(--platform-brand-panel-muted);
`;

export const Beats = styled.svg`
  flex: none;
  margin-inline-start: auto;
  margin-block: calc(-1 * var(--platform-space-5-5));
  opacity: 0.9;
  stroke: var(--platform-brand-beat);

  ${container.medium} {
    display: none;
  }
`;

export const Action = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: var(--platform-space-1-75);
  min-block-size: var(--platform-density-comfortable-control);
  padding: 0 var(--platform-space-3-5);
  border-radius: var(--platform-radius-md);
  background: var(--platform-brand-panel-text);
  color: var(--platform-brand-panel);
  font: 500 var(--platform-font-size-base)/1.4286 var(--platform-font-family-sans);
  text-align: center;

  &:hover {
    background: var(--platform-brand-reply);
  }
  &:focus-visible {
    outline-color: var(--platform-brand-panel-text);
  }
  ${media.phone} {
    min-block-size: var(--platform-size-target-touch);
  }
`;
