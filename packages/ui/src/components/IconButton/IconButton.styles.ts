import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.button`
  display: inline-grid;
  position: relative;
  flex: none;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  padding: 0;
  border: 0;
  border-radius: var(--platform-radius-md);
  background: transparent;
  color: var(--platform-text-secondary);
  cursor: pointer;
  transition: background var(--platform-motion-duration-fast) var(--platform-motion-ease-out);

  > svg {
    inline-size: 17px;
    block-size: 17px;
  }
  &[data-size='small'] {
    inline-size: 32px;
    block-size: 32px;
  }
  &[data-size='large'] {
    inline-size: var(--platform-size-target-touch);
    block-size: var(--platform-size-target-touch);
  }
  &:hover {
    background: var(--platform-surface-hover);
    color: var(--platform-text-primary);
  }
  &:active,
  &[data-open] {
    background: var(--platform-surface-pressed);
    color: var(--platform-text-primary);
  }
  &&:is(:disabled, [data-disabled]) {
    background: transparent;
    color: var(--platform-text-disabled);
    cursor: not-allowed;
  }
  ${media.print} {
    display: none;
  }
  ${media.phone} {
    &,
    &[data-size='small'] {
      inline-size: var(--platform-size-target-touch);
      block-size: var(--platform-size-target-touch);
    }
  }
  @media (forced-colors: active) {
    &[data-open] {
      outline: 1px solid CanvasText;
    }
    &:is(:disabled, [data-disabled]) {
      color: GrayText;
    }
  }
`;
