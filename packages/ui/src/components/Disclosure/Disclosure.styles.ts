import { styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';
import { forcedColorsBorder, plainButton } from '../../internal/looks.styles.ts';

export const Root = styled.div`
  min-inline-size: 0;

  &[data-variant='card'] {
    border-radius: var(--platform-radius-md);
    background: var(--platform-surface-sunken);
    box-shadow: 0 0 0 var(--platform-size-hairline) var(--platform-border-hairline);
    ${forcedColorsBorder}
  }
`;

export const Trigger = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: var(--platform-space-1) var(--platform-space-2);
  max-inline-size: 100%;
  min-block-size: var(--platform-size-target-min);
  border-radius: var(--platform-radius-sm);

  > [data-icon] {
    color: var(--platform-text-tertiary);
  }
  > [data-chevron] {
    transition: rotate var(--platform-motion-duration-base) var(--platform-motion-ease-out);
  }
  &[aria-expanded='true'] > [data-chevron] {
    rotate: 180deg;
  }
  [data-variant='text'] > &,
  [data-variant='text'] > * > & {
    color: var(--platform-text-secondary);
    font-size: var(--platform-font-size-md);
  }
  [data-variant='text'] > &:hover,
  [data-variant='text'] > * > &:hover {
    color: var(--platform-text-primary);
  }
  [data-variant='row'] > &,
  [data-variant='row'] > * > & {
    gap: var(--platform-space-1) var(--platform-space-4);
    inline-size: 100%;
    min-block-size: var(--platform-space-16);
    padding-block: var(--platform-space-2);
    font: var(--platform-type-title);
    letter-spacing: var(--platform-track-title);

    ${container.tiny} {
      flex-wrap: wrap;
    }
  }
  [data-variant='card'] > &,
  [data-variant='card'] > * > & {
    inline-size: 100%;
    padding: var(--platform-space-2) var(--platform-space-3);
    border-radius: var(--platform-radius-md);
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  ${media.touch} {
    min-block-size: var(--platform-size-target-touch);
  }
  ${media.reducedMotion} {
    > [data-chevron] {
      transition: none;
    }
  }
`;

export const Title = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [data-variant='row'] &,
  [data-variant='card'] & {
    flex: 1 1 auto;
  }
`;

export const Note = styled.span`
  color: var(--platform-text-tertiary);
  font: 400 var(--platform-font-size-md) / 1.3847 var(--platform-font-family-sans);
  letter-spacing: 0;
  text-align: end;

  ${container.tiny} {
    order: 1;
    flex-basis: 100%;
    text-align: start;
  }
`;

/** Sets no `display`, which would override `hidden`. */
export const Panel = styled.div`
  &[data-moves]:not([hidden]) {
    interpolate-size: allow-keywords;
    animation: ui-unfold var(--platform-motion-duration-base) var(--platform-motion-ease-out);
    overflow: clip;
  }
  [data-variant='text'] > &:not([hidden]) {
    padding-block-start: var(--platform-space-2);
  }
  [data-variant='row'] > &:not([hidden]) {
    padding-block: var(--platform-space-2) var(--platform-space-6);
  }
  [data-variant='card'] > &:not([hidden]) {
    padding: var(--platform-space-2) var(--platform-space-3) var(--platform-space-3);
    border-block-start: var(--platform-size-hairline) solid var(--platform-border-hairline);
  }
`;
