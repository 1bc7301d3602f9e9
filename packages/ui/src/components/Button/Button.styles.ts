import { styled } from 'styled-components';
import { phoneQuery } from '../../tokens/media.ts';

export const Root = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: calc(var(--space-2) - 1px);
  max-inline-size: 100%;
  min-block-size: var(--density-comfortable-control);
  padding: var(--space-1-5) var(--space-3-5);
  border: 0;
  border-radius: var(--radius-md);
  background: var(--surface-raised);
  box-shadow:
    inset 0 0 0 1px var(--border-default),
    var(--elevation-rest);
  color: var(--text-primary);
  cursor: pointer;
  font: 500 0.875rem/1.25rem var(--font-family-sans);
  overflow-wrap: anywhere;
  text-align: center;

  &[data-size='small'] {
    min-block-size: 32px;
    padding-inline: calc(var(--space-3) - 1px);
    border-radius: calc(var(--radius-md) - 1px);
    font-size: 0.8125rem;
  }
  &[data-size='large'] {
    min-block-size: 44px;
    padding-inline: var(--space-4-5);
    border-radius: calc(var(--radius-lg) - 2px);
    font-size: 0.9375rem;
  }
  &[data-full-width] {
    inline-size: 100%;
  }
  /* Under the pointer only: with a change of theme a button changes as the page around it does. */
  &:hover {
    background: var(--surface-hover);
    transition:
      background var(--motion-duration-fast) var(--motion-ease-out),
      box-shadow var(--motion-duration-fast);
  }
  &:active {
    background: var(--surface-pressed);
    transition-duration: var(--motion-duration-instant);
  }
  &[data-variant='primary'] {
    background: var(--accent-solid);
    box-shadow: var(--elevation-accent);
    color: var(--text-on-accent);
  }
  &[data-variant='primary']:hover {
    background: var(--accent-solid-hover);
  }
  &[data-variant='primary']:active {
    background: var(--accent-solid-active);
    box-shadow: none;
  }
  &[data-variant='danger'] {
    background: var(--danger-solid);
    box-shadow: var(--elevation-danger);
    color: var(--text-on-accent);
  }
  &[data-variant='danger']:is(:hover, :active) {
    background: var(--danger-solid-hover);
  }
  &[data-variant='danger']:active {
    box-shadow: none;
  }
  &[data-variant='dangerQuiet'] {
    color: var(--danger-text);
  }
  &[data-variant='ghost'] {
    background: transparent;
    box-shadow: none;
    color: var(--text-secondary);
  }
  &[data-variant='ghost']:hover {
    background: var(--surface-hover);
    color: var(--text-primary);
  }
  &[data-variant='ghost']:active {
    background: var(--surface-pressed);
  }
  &[data-loading][data-loading] {
    cursor: progress;
  }
  &&:is(:disabled, [data-disabled]) {
    background: var(--surface-hover);
    box-shadow: inset 0 0 0 1px var(--border-hairline);
    color: var(--text-disabled);
    cursor: not-allowed;
  }
  @media ${phoneQuery} {
    min-block-size: 44px;

    &[data-size='small'] {
      min-block-size: 40px;
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

/** Keeps the resting width while the loading text stands in front of it. */
export const Stack = styled.span`
  display: inline-grid;
  align-items: center;
  justify-items: center;

  > * {
    display: inline-flex;
    grid-area: 1 / 1;
    align-items: center;
    gap: calc(var(--space-2) - 1px);
  }
  > :last-child {
    visibility: hidden;
    block-size: 0;
  }
`;
