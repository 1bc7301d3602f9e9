import { styled } from 'styled-components';

/** Under the last invoice: a hairline, the button, and what went wrong. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--border-hairline);
  color: var(--danger-text);
`;
