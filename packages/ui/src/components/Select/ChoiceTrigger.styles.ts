import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { controlFocusStyles, controlStyles } from '../Field/Control.styles.ts';

/** A native select cannot be drawn; this is the pattern for one that is. */
export const Trigger = styled.button.attrs({ type: 'button', role: 'combobox' })`
  ${controlStyles}
  display: flex;
  align-items: center;
  gap: 8px;
  block-size: var(--density-comfortable-control);
  padding: 0 11px;
  cursor: pointer;
  font-family: inherit;
  text-align: start;

  > svg {
    color: var(--text-tertiary);
  }
  &[data-size='small'] {
    block-size: 32px;
    padding: 0 9px;
  }
  &[data-size='large'] {
    block-size: 44px;
    padding: 0 14px;
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
    color: var(--text-tertiary);
  }
  :disabled > & {
    color: inherit;
  }
`;
