import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--platform-space-1-5);
  min-block-size: 32px;
  padding-inline: var(--platform-space-1-5);
  border-radius: var(--platform-radius-md);
  font-size: var(--platform-font-size-md);
  color: var(--platform-text-secondary);
  cursor: pointer;

  &:hover {
    color: var(--platform-text-primary);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--platform-focus-ring);
  }
  ${media.phone} {
    min-block-size: var(--platform-size-target-touch);
  }
`;

export const NativeSelect = styled.select`
  field-sizing: content;
  padding: var(--platform-space-1) 0;
  border: 0;
  background: none;
  appearance: none;
  font-size: inherit;
  cursor: pointer;

  &:focus-visible {
    outline: none;
  }
  ${media.phone} {
    font-size: var(--platform-font-size-xl);
  }
`;

export const Option = styled.option`
  background: var(--platform-surface-raised);
  color: var(--platform-text-primary);
`;
