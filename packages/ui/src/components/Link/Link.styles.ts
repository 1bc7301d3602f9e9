import { styled } from 'styled-components';

export const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: calc(var(--space-1-5) - 1px);
  border-radius: calc(var(--radius-xs) - 1px);
  color: var(--text-link);
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
    margin-inline-start: var(--space-1);
    vertical-align: -2px;
  }
`;
