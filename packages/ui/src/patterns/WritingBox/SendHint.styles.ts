import { styled } from 'styled-components';
import { row } from '../../internal/looks.styles.ts';
import { media } from '../../tokens/media.ts';

export const Hint = styled.small`
  ${row}
  gap: 0 var(--platform-space-3);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-sm);

  ${media.screenKeyboard} {
    display: none;
  }
`;
