import { styled } from 'styled-components';
import { media, phoneQuery } from '../../tokens/media.ts';

export const Root = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: var(--platform-space-1-75);
  max-inline-size: 100%;
  min-block-size: var(--platform-density-comfortable-control);
  padding: var(--platform-space-1-5) var(--platform-space-3-5);
  border: 0;
  border-radius: var(--platform-radius-md);
  background: var(--platform-surface-raised);
  box-shadow:
    inset 0 0 0 1px var(--platform-border-default),
    var(--platform-elevation-rest);
  color: var(--platform-text-primary);
  cursor: pointer;
  font: 500 var(--platform-font-size-base)/1.4286 var(--platform-font-family-sans);
  overflow-wrap: anywhere;
  text-align: center;

  &[data-size='small'] {
    min-block-size: 2rem;
    padding-inline: var(--platform-space-2-75);
    border-radius: var(--platform-radius-control-sm);
    font-size: var(--platform-font-size-md);
    line-height: 1.5385;
  }
  &[data-size='large'] {
    min-block-size: 2.75rem;
    padding-inline: var(--platform-space-4-5);
    border-radius: var(--platform-radius-control-lg);
    font-size: var(--platform-font-size-lg);
    line-height: 1.3334;
  }
  &[data-full-width] {
    inline-size: 100%;
  }
  /* On hover only, so that a change of theme is not animated. */
  &:hover {
    background: var(--platform-surface-hover);
    transition:
      background var(--platform-motion-duration-fast) var(--platform-motion-ease-out),
      box-shadow var(--platform-motion-duration-fast);
  }
  &:active {
    background: var(--platform-surface-pressed);
    transition-duration: var(--platform-motion-duration-instant);
  }
  &[data-variant='primary'] {
    background: var(--platform-accent-solid);
    box-shadow: var(--platform-elevation-accent);
    color: var(--platform-text-on-accent);
  }
  &[data-variant='primary']:hover {
    background: var(--platform-accent-solid-hover);
  }
  &[data-variant='primary']:active {
    background: var(--platform-accent-solid-active);
    box-shadow: none;
  }
  &[data-variant='danger']:where(:not([data-emphasis])) {
    background: var(--platform-danger-solid);
    box-shadow: var(--platform-elevation-danger);
    color: var(--platform-text-on-accent);
  }
  &[data-variant='danger']:where(:not([data-emphasis])):is(:hover, :active) {
    background: var(--platform-danger-solid-hover);
  }
  &[data-variant='danger']:where(:not([data-emphasis])):active {
    box-shadow: none;
  }
  &[data-variant='danger'][data-emphasis] {
    color: var(--platform-danger-text);
  }
  &[data-variant='ghost'] {
    background: transparent;
    box-shadow: none;
    color: var(--platform-text-secondary);
  }
  &[data-variant='ghost']:hover {
    background: var(--platform-surface-hover);
    color: var(--platform-text-primary);
  }
  &[data-variant='ghost']:active {
    background: var(--platform-surface-pressed);
  }
  &[data-loading][data-loading] {
    cursor: progress;
  }
  &&:is(:disabled, [data-disabled]) {
    background: var(--platform-surface-hover);
    box-shadow: inset 0 0 0 1px var(--platform-border-hairline);
    color: var(--platform-text-disabled);
    cursor: not-allowed;
  }
  ${media.print} {
    display: none;
  }
  @media ${phoneQuery} {
    min-block-size: 2.75rem;

    &[data-size='small'] {
      min-block-size: 2.5rem;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;

    &:is(:disabled, [data-disabled]) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** Keeps the width of the label while the loading text covers it. */
export const Stack = styled.span`
  display: inline-grid;
  align-items: center;
  justify-items: center;

  > * {
    display: inline-flex;
    grid-area: 1 / 1;
    align-items: center;
    gap: var(--platform-space-1-75);
  }
  > :last-child {
    visibility: hidden;
    block-size: 0;
  }
`;
