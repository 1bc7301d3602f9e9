import { styled } from 'styled-components';
import { screenKeyboardQuery } from '../../internal/submitByKeys.ts';
import { row } from '../../internal/looks.styles.ts';

export const Hint = styled.small`
  ${row}
  gap: 0 var(--platform-space-3);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-sm);

  @media ${screenKeyboardQuery} {
    display: none;
  }
`;
