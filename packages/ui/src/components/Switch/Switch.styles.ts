import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2-5);
  min-block-size: var(--size-target-min);
  cursor: pointer;

  &:has(:disabled) {
    color: var(--text-disabled);
    cursor: not-allowed;
  }
  ${media.touch} {
    min-block-size: 44px;
  }
`;

/** The browser derives `aria-checked` from the checkbox. */
export const Track = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  position: relative;
  flex: none;
  appearance: none;
  inline-size: 32px;
  block-size: 18px;
  margin: 0;
  border-radius: var(--radius-full);
  background: var(--border-control);
  cursor: inherit;
  transition: background var(--motion-duration-fast) var(--motion-ease-out);

  &::after {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: var(--text-on-accent);
    box-shadow: var(--elevation-raised);
    transition: translate var(--motion-duration-fast) var(--motion-ease-out);
  }
  &:checked {
    background: var(--accent-solid);
  }
  &:checked::after {
    translate: 14px;
  }
  &:disabled {
    background: var(--border-default);
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;

    &::after {
      background: ButtonText;
    }
    &:checked {
      background: Highlight;
    }
  }
`;

export const State = styled.span`
  color: var(--text-secondary);
`;
