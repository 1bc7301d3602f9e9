import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** The edge, fill and states of anything one can type in or choose from. */
export const controlStyles = css`
  position: relative;
  inline-size: 100%;
  min-inline-size: 0;
  border: 1px solid var(--border-control);
  border-radius: var(--radius-md);
  background: var(--surface-sheet);
  color: var(--text-primary);
  font-size: 0.875rem;
  line-height: 1.25rem;
  transition: border-color var(--motion-duration-fast) var(--motion-ease-out);

  &:hover {
    border-color: var(--border-control-hover);
  }
  &[data-size='small'] {
    border-radius: calc(var(--radius-md) - 1px);
    font-size: 0.8125rem;
  }
  &[data-size='large'] {
    border-radius: calc(var(--radius-lg) - 2px);
    font-size: 0.9375rem;
  }
  &&[data-readonly] {
    border-color: var(--border-default);
    background: var(--surface-sunken);
  }
  &&[data-invalid] {
    border-color: var(--danger-mark);
    box-shadow: 0 0 0 1px var(--danger-mark);
  }
  &&[data-disabled] {
    border-color: var(--border-default);
    background: var(--surface-hover);
    box-shadow: none;
    color: var(--text-disabled);
    cursor: not-allowed;
  }
  ${media.phone} {
    &,
    &[data-size='small'],
    &[data-size='large'] {
      font-size: 1rem;
    }
  }
`;

/** The focus ring that takes the place of the edge. */
export const controlFocusStyles = css`
  outline: 2px solid var(--focus-ring);
  outline-offset: -1px;
  border-color: transparent;
`;

export const Control = styled.div`
  ${controlStyles}
  display: flex;
  align-items: center;
  block-size: var(--density-comfortable-control);

  &[data-size='small'] {
    block-size: 32px;
  }
  &[data-size='large'] {
    block-size: 44px;
  }
  &[data-multiline] {
    block-size: auto;
  }
  &&:has(> :is(input, textarea):focus) {
    ${controlFocusStyles}
  }
  > svg:first-child {
    position: absolute;
    inset-inline-start: 11px;
    color: var(--text-tertiary);
    pointer-events: none;
  }
  > svg:first-child + input {
    padding-inline-start: calc(var(--space-9) - 1px);
  }
  ${media.phone} {
    &&:not([data-multiline]) {
      block-size: 44px;
    }
  }
`;

export const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: 100%;
  padding: 0 calc(var(--space-3) - 1px);
  border: 0;
  border-radius: inherit;
  outline: 0;
  background: none;
  cursor: inherit;

  [data-size='small'] > & {
    padding-inline: calc(var(--space-2-5) - 1px);
  }
  [data-size='large'] > & {
    padding-inline: var(--space-3-5);
  }
  &::placeholder {
    color: var(--text-tertiary);
    opacity: 1;
  }
  &:disabled {
    -webkit-text-fill-color: currentColor;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  /* The browser paints a filled-in field in its own colour; a shadow paints over it. */
  &:autofill {
    -webkit-text-fill-color: var(--text-primary);
    box-shadow: inset 0 0 0 100px var(--accent-soft);
    caret-color: var(--text-primary);
  }
`;

export const EndSlot = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  margin-inline-end: calc(var(--space-1) - 1px);
`;
