import { styled } from 'styled-components';
import { row } from '../internal/looks.styles.ts';

export const Notice = styled.output`
  ${row}
  gap: var(--platform-space-1) var(--platform-space-2);
  margin-block-end: var(--platform-space-1-5);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
`;
