import { styled } from 'styled-components';
import { row } from '../internal/looks.styles.ts';

/** Under the last invoice: a hairline, the button, and what went wrong. */
export const Foot = styled.div`
  ${row}
  gap: var(--platform-space-2) var(--platform-space-3);
  padding-block-start: var(--platform-space-4);
  border-block-start: 1px solid var(--platform-border-hairline);
  color: var(--platform-danger-text);
`;
