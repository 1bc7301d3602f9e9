import { styled } from 'styled-components';

/** Under the last invoice: a hairline, the button, and what went wrong. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--platform-space-2) var(--platform-space-3);
  padding-block-start: var(--platform-space-4);
  border-block-start: 1px solid var(--platform-border-hairline);
  color: var(--platform-danger-text);
`;
