import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Key = styled.kbd`
  flex: none;
  padding: 0 var(--platform-space-1);
  border: var(--platform-size-hairline) solid var(--platform-border-default);
  border-radius: var(--platform-radius-xs);
  background: var(--platform-surface-sunken);
  color: var(--platform-text-tertiary);
  font: 500 var(--platform-font-size-xs) / 1.4546 var(--platform-font-family-sans);
  white-space: nowrap;

  &[data-tone='inverse'] {
    border-color: color-mix(in oklch, currentColor 35%, transparent);
    background: none;
    color: var(--platform-text-inverse-secondary);
  }
  &[data-needs-keyboard] {
    ${media.screenKeyboard} {
      display: none;
    }
  }
`;
