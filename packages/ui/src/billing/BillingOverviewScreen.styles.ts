import { styled } from 'styled-components';

/** Under the last invoice: a hairline, the button, and what went wrong. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--border-hairline);
  color: var(--danger-text);
`;
