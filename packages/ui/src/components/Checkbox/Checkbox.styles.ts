import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.label`
  display: inline-flex;
  /* The baseline differs between a box with and without a mark. */
  vertical-align: top;
  align-items: flex-start;
  gap: var(--platform-space-2-5);
  max-inline-size: 100%;
  min-block-size: var(--platform-size-target-min);
  padding-block: var(--platform-space-0-5);
  cursor: pointer;

  > :last-child:not(:first-child) {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &:has(:disabled) {
    color: var(--platform-text-disabled);
    cursor: not-allowed;
  }
  ${media.touch} {
    min-block-size: var(--platform-size-target-touch);
    padding-block: var(--platform-space-3);
  }
`;

export const Control = styled.span`
  display: inline-grid;
  position: relative;
  flex: none;
  place-items: center;
  inline-size: 16px;
  block-size: 16px;
  margin-block: var(--platform-space-0-5);

  > input {
    position: absolute;
    inset: 0;
    appearance: none;
    margin: 0;
    border: 1px solid var(--platform-border-control);
    border-radius: var(--platform-radius-xs);
    background: var(--platform-surface-sheet);
    cursor: inherit;
    transition: background var(--platform-motion-duration-instant);
  }
  > input:hover {
    border-color: var(--platform-border-control-hover);
  }
  > input:is(:checked, :indeterminate) {
    border-color: var(--platform-accent-solid);
    background: var(--platform-accent-solid);
  }
  > input:disabled {
    border-color: var(--platform-border-default);
    background: var(--platform-surface-hover);
  }
  > svg {
    position: relative;
    inline-size: 11px;
    block-size: 11px;
    color: var(--platform-text-on-accent);
    visibility: hidden;
    pointer-events: none;
  }
  > input:is(:checked, :indeterminate) ~ svg {
    visibility: visible;
  }
  > input:disabled ~ svg {
    color: var(--platform-text-disabled);
  }
  @media (forced-colors: active) {
    > input:is(:checked, :indeterminate) {
      background: Highlight;
    }
    > svg {
      color: HighlightText;
    }
  }
`;
