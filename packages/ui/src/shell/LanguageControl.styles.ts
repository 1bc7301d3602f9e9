import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1-5);
  min-block-size: 32px;
  padding-inline: var(--space-1-5);
  border-radius: var(--radius-md);
  font-size: 0.8125rem;
  color: var(--text-secondary);
  cursor: pointer;

  &:hover {
    color: var(--text-primary);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus-ring);
  }
  ${media.phone} {
    min-block-size: 44px;
  }
`;

export const NativeSelect = styled.select`
  field-sizing: content;
  padding: var(--space-1) 0;
  border: 0;
  background: none;
  appearance: none;
  font-size: inherit;
  cursor: pointer;

  &:focus-visible {
    outline: none;
  }
  option {
    background: var(--surface-raised);
    color: var(--text-primary);
  }
  ${media.phone} {
    font-size: 1rem;
  }
`;
