import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const controlStyles = css`
  position: relative;
  inline-size: 100%;
  min-inline-size: 0;
  border: 1px solid var(--platform-border-control);
  border-radius: var(--platform-radius-md);
  background: var(--platform-surface-sheet);
  color: var(--platform-text-primary);
  font-size: var(--platform-font-size-base);
  line-height: 1.4286;
  transition: border-color var(--platform-motion-duration-fast) var(--platform-motion-ease-out);

  &:hover {
    border-color: var(--platform-border-control-hover);
  }
  &[data-size='small'] {
    border-radius: var(--platform-radius-control-sm);
    font-size: var(--platform-font-size-md);
    line-height: 1.5385;
  }
  &[data-size='large'] {
    border-radius: var(--platform-radius-control-lg);
    font-size: var(--platform-font-size-lg);
    line-height: 1.3334;
  }
  &&[data-readonly] {
    border-color: var(--platform-border-default);
    background: var(--platform-surface-sunken);
  }
  &&[data-invalid] {
    border-color: var(--platform-danger-mark);
    box-shadow: 0 0 0 1px var(--platform-danger-mark);
  }
  &&[data-disabled] {
    border-color: var(--platform-border-default);
    background: var(--platform-surface-hover);
    box-shadow: none;
    color: var(--platform-text-disabled);
    cursor: not-allowed;
  }
  ${media.phone} {
    &,
    &[data-size='small'],
    &[data-size='large'] {
      font-size: var(--platform-font-size-xl);
      line-height: 1.25;
    }
  }
`;

export const controlFocusStyles = css`
  outline: 2px solid var(--platform-focus-ring);
  outline-offset: -1px;
  border-color: transparent;

  &[data-invalid] {
    outline-color: var(--platform-danger-mark);
    border-color: transparent;
    box-shadow: none;
  }
`;

export const Control = styled.div`
  --platform-control-end: var(--platform-space-2-75);
  --platform-control-start: var(--platform-control-end);
  ${controlStyles}
  display: flex;
  align-items: center;
  block-size: var(--platform-density-comfortable-control);

  &[data-size='small'] {
    --platform-control-end: var(--platform-space-2-25);
    block-size: 2rem;
  }
  &[data-size='large'] {
    --platform-control-end: var(--platform-space-3-5);
    block-size: 2.75rem;
  }
  &[data-multiline] {
    block-size: auto;
  }
  &:has(> svg:first-child) {
    --platform-control-start: calc(
      var(--platform-space-2-75) + var(--platform-size-icon-md) + var(--platform-space-2)
    );
  }
  /* Browsers ignore the placeholder in the width of an input: a line without height has it. */
  &[data-placeholder] {
    flex-wrap: wrap;

    &::after {
      content: attr(data-placeholder) / '';
      flex: 0 0 100%;
      overflow: clip;
      block-size: 0;
      /* Browsers round the width of the text in an input down. */
      padding-inline: var(--platform-control-start) calc(var(--platform-control-end) + 1px);
      white-space: pre;
      visibility: hidden;
    }
  }
  &&:has(> :is(input, textarea):focus) {
    ${controlFocusStyles}
  }
  > svg:first-child {
    position: absolute;
    inset-inline-start: var(--platform-space-2-75);
    color: var(--platform-text-tertiary);
    pointer-events: none;
  }
  ${media.phone} {
    &&:not([data-multiline]) {
      block-size: 2.75rem;
    }
  }
`;

/** A placeholder ends in an ellipsis where large text leaves it less than its width. */
export const placeholderStyles = css`
  &::placeholder {
    color: var(--platform-text-tertiary);
    opacity: 1;
  }
  &:placeholder-shown {
    text-overflow: ellipsis;
  }
`;

export const Input = styled.input`
  flex: 1;
  /* In percent, to override the default width of an input (20 characters). */
  inline-size: 100%;
  min-inline-size: 0;
  block-size: 100%;
  padding-block: 0;
  padding-inline: var(--platform-control-start) var(--platform-control-end);
  border: 0;
  border-radius: inherit;
  outline: 0;
  background: none;
  cursor: inherit;

  ${placeholderStyles}
  &:disabled {
    -webkit-text-fill-color: currentColor;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  /* A shadow covers the browser's autofill colour. */
  &:autofill {
    -webkit-text-fill-color: var(--platform-text-primary);
    box-shadow: inset 0 0 0 100px var(--platform-accent-soft);
    caret-color: var(--platform-text-primary);
  }
`;

export const EndSlot = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  margin-inline-end: var(--platform-space-0-75);
`;
