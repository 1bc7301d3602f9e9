import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--platform-space-2-5);
  max-inline-size: 100%;
  min-block-size: var(--platform-size-target-min);
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
  border-radius: var(--platform-radius-full);
  background: var(--platform-border-control);
  cursor: inherit;
  transition: background var(--platform-motion-duration-fast) var(--platform-motion-ease-out);

  &::after {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: var(--platform-text-on-accent);
    box-shadow: var(--platform-elevation-raised);
    transition: translate var(--platform-motion-duration-fast) var(--platform-motion-ease-out);
  }
  &:checked {
    background: var(--platform-accent-solid);
  }
  &:checked::after {
    translate: 14px;
  }
  &:disabled {
    background: var(--platform-border-default);
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
  color: var(--platform-text-secondary);
`;
