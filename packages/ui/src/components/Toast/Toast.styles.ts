import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

const rise = keyframes`
  from { opacity: 0; transform: translateY(4px); }
`;

const show = keyframes`
  from { opacity: 0; }
`;

export const Region = styled.section`
  position: fixed;
  inset-inline: auto 24px;
  /* Moved by useAvoidOverlap.ts if it would cover the focused element or its form. */
  inset-block: var(--platform-toast-inset, auto 24px);
  z-index: var(--platform-z-toast);
  display: flex;
  flex-direction: column;
  gap: var(--platform-space-2);

  ${media.print} {
    display: none;
  }
  ${media.phone} {
    inset-inline: 16px;
    inset-block: var(--platform-toast-inset, auto 16px);
  }
`;

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--platform-space-2-75);
  box-sizing: border-box;
  min-inline-size: min(300px, 100%);
  max-inline-size: 420px;
  padding: var(--platform-space-2-75) var(--platform-space-3) var(--platform-space-2-75)
    var(--platform-space-3-5);
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-inverse);
  color: var(--platform-text-inverse);
  box-shadow: var(--platform-elevation-overlay);
  font-weight: 500;
  animation: ${rise} var(--platform-motion-duration-base) var(--platform-motion-ease-out);

  &[data-tone='success'] > svg {
    color: var(--platform-on-inverse-success);
  }
  &[data-tone='danger'] > svg {
    color: var(--platform-on-inverse-danger);
  }
  ${media.phone} {
    max-inline-size: none;
  }
  ${media.reducedMotion} {
    animation-name: ${show};
    animation-duration: var(--platform-motion-duration-instant);
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Message = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Count = styled.span`
  margin-inline-start: var(--platform-space-2);
  color: var(--platform-text-inverse-secondary);
  font-variant-numeric: tabular-nums;
`;

export const Action = styled.button`
  flex: none;
  min-block-size: 1.625rem;
  padding: 0 var(--platform-space-2);
  border: 0;
  border-radius: var(--platform-radius-sm);
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: -2px;
  }
  ${media.phone} {
    min-block-size: 2.75rem;
    margin-block: calc(-1 * var(--platform-space-2-5));
  }
`;

export const Close = styled.button`
  display: grid;
  place-items: center;
  inline-size: 26px;
  block-size: 26px;
  flex: none;
  padding: 0;
  border: 0;
  border-radius: var(--platform-radius-sm);
  background: none;
  color: var(--platform-text-inverse-secondary);
  cursor: pointer;

  &:hover {
    color: var(--platform-text-inverse);
  }
  &:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: -2px;
  }
  ${media.phone} {
    inline-size: var(--platform-size-target-touch);
    block-size: var(--platform-size-target-touch);
    margin: calc(-1 * var(--platform-space-2-5)) calc(-1 * var(--platform-space-2-5))
      calc(-1 * var(--platform-space-2-5)) 0;
  }
`;
