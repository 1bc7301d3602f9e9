import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { controlFocusStyles, controlStyles } from '../Field/Control.styles.ts';

/** Look of a button that opens a list of options. */
export const choiceTriggerStyles = css`
  ${controlStyles}
  display: flex;
  align-items: center;
  gap: var(--platform-space-2);
  min-block-size: var(--platform-density-comfortable-control);
  padding: var(--platform-space-1) var(--platform-space-2-75);
  cursor: pointer;
  font-family: inherit;
  text-align: start;

  > svg {
    flex: none;
    color: var(--platform-text-tertiary);
  }
  &[data-size='small'] {
    min-block-size: 2rem;
    padding-block: var(--platform-space-0-75);
    padding-inline: var(--platform-space-2-25);
  }
  &[data-size='large'] {
    min-block-size: 2.75rem;
    padding-inline: var(--platform-space-3-5);
  }
  &&:is(:focus-visible, [aria-expanded='true']) {
    ${controlFocusStyles}
  }
  ${media.phone} {
    &[data-size] {
      min-block-size: 2.75rem;
    }
    /* Smaller with large text, to leave room for a phone number. */
    &:not([data-size='small'], [data-size='large']) {
      padding-inline: calc(max(8px, 20px - 0.5rem) - 1px);
    }
  }
`;

/** A native select cannot be styled; this follows the APG pattern of a custom one. */
export const Trigger = styled.button.attrs({ type: 'button', role: 'combobox' })`
  ${choiceTriggerStyles}
`;

export const Value = styled.span`
  flex: 1;
  display: -webkit-box;
  min-inline-size: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  text-overflow: ellipsis;
  -webkit-box-orient: vertical;
  /* Two lines before the chosen option truncates. */
  -webkit-line-clamp: 2;

  &[data-placeholder] {
    color: var(--platform-text-tertiary);
  }
  :disabled > & {
    color: inherit;
  }
`;
