import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** The whole line is the target, 24 px high at least, 44 for a finger. */
export const Root = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--space-2-5);
  min-block-size: var(--size-target-min);
  padding-block: var(--space-0-5);
  cursor: pointer;

  &:has(:disabled) {
    color: var(--text-disabled);
    cursor: not-allowed;
  }
  ${media.touch} {
    min-block-size: 44px;
    padding-block: var(--space-3);
  }
`;

export const Control = styled.span`
  display: inline-grid;
  position: relative;
  flex: none;
  place-items: center;
  inline-size: 16px;
  block-size: 16px;
  margin-block: var(--space-0-5);

  > input {
    position: absolute;
    inset: 0;
    appearance: none;
    margin: 0;
    border: 1px solid var(--border-control);
    border-radius: var(--radius-xs);
    background: var(--surface-sheet);
    cursor: inherit;
    transition: background var(--motion-duration-instant);
  }
  > input:hover {
    border-color: var(--border-control-hover);
  }
  > input:is(:checked, :indeterminate) {
    border-color: var(--accent-solid);
    background: var(--accent-solid);
  }
  > input:disabled {
    border-color: var(--border-default);
    background: var(--surface-hover);
  }
  > svg {
    position: relative;
    inline-size: 11px;
    block-size: 11px;
    color: var(--text-on-accent);
    visibility: hidden;
    pointer-events: none;
  }
  > input:checked:not(:indeterminate) ~ [data-tick],
  > input:indeterminate ~ [data-dash] {
    visibility: visible;
  }
  > input:disabled ~ svg {
    color: var(--text-disabled);
  }
  > svg + svg {
    position: absolute;
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
