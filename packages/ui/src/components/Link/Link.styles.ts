import { styled } from 'styled-components';

export const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--platform-space-1-25);
  border-radius: var(--platform-radius-xs);
  color: var(--platform-text-link);
  font-weight: 500;

  &:hover,
  p & {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  p & {
    display: inline;
  }
  p & > svg {
    display: inline-block;
    margin-inline-start: var(--platform-space-1);
    vertical-align: -2px;
  }
`;
