import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-grid;
  position: relative;
  flex: none;
  place-items: center;
  inline-size: 2.125rem;
  /* A browser's minimum font size makes initials wider. */
  min-inline-size: max-content;
  block-size: 2.125rem;
  overflow: hidden;
  border-radius: var(--platform-radius-full);
  font: 600 var(--platform-font-size-sm)/1 var(--platform-font-family-sans);
  letter-spacing: 0.01em;
  box-shadow: inset 0 0 0 1px color-mix(in oklch, currentColor 8%, transparent);

  &[data-size='small'] {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    font-size: var(--platform-font-size-xs);
  }
  &[data-tint='1'] {
    background: var(--platform-avatar-1-bg);
    color: var(--platform-avatar-1-fg);
  }
  &[data-tint='2'] {
    background: var(--platform-avatar-2-bg);
    color: var(--platform-avatar-2-fg);
  }
  &[data-tint='3'] {
    background: var(--platform-avatar-3-bg);
    color: var(--platform-avatar-3-fg);
  }
  &[data-tint='4'] {
    background: var(--platform-avatar-4-bg);
    color: var(--platform-avatar-4-fg);
  }
  &[data-tint='5'] {
    background: var(--platform-avatar-5-bg);
    color: var(--platform-avatar-5-fg);
  }
  &[data-tint='pending'] {
    border: 1.5px dashed var(--platform-border-control);
    box-shadow: none;
    color: var(--platform-text-tertiary);
  }
`;

export const Picture = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
