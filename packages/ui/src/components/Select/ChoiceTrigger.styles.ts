import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { controlFocusStyles, controlStyles } from '../Field/Control.styles.ts';

/** A native select cannot be drawn; this is the pattern for one that is. */
export const Trigger = styled.button.attrs({ type: 'button', role: 'combobox' })`
  ${controlStyles}
  display: flex;
  align-items: center;
  gap: var(--platform-space-2);
  block-size: var(--platform-density-comfortable-control);
  padding: 0 calc(var(--platform-space-3) - 1px);
  cursor: pointer;
  font-family: inherit;
  text-align: start;

  > svg {
    color: var(--platform-text-tertiary);
  }
  &[data-size='small'] {
    block-size: 32px;
    padding: 0 calc(var(--platform-space-2-5) - 1px);
  }
  &[data-size='large'] {
    block-size: 44px;
    padding: 0 var(--platform-space-3-5);
  }
  &&:is(:focus-visible, [aria-expanded='true']) {
    ${controlFocusStyles}
  }
  ${media.phone} {
    &[data-size] {
      block-size: 44px;
    }
  }
`;

export const Value = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: var(--platform-text-tertiary);
  }
  :disabled > & {
    color: inherit;
  }
`;
