import { styled } from 'styled-components';

export const QuotedAnswer = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--platform-space-3);
  border-inline-start: var(--platform-space-0-5) solid var(--platform-border-hairline);
  color: var(--platform-text-secondary);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
